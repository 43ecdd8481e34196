import type { ShopZone } from 'shared-contracts';
import { zoneNames } from '../../common/zone-names.ts';

const ways: Record<string, string> = {
  password: 'по паролю',
  link: 'по ссылке из письма',
  passkey: 'ключом доступа',
  telegram: 'через Telegram',
};

const momentIn = (timeZone: ShopZone) =>
  new Intl.DateTimeFormat('ru-RU', { timeZone, dateStyle: 'long', timeStyle: 'short' });

export const signInText = ({ became, at }: { became: string | null; at: Date }, zone: ShopZone): string =>
  `${ways[became ?? ''] ?? 'по-другому'}, ${momentIn(zone).format(at)} (${zoneNames[zone]})`;
