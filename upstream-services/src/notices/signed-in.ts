import type { ShopZone } from 'shared-contracts';
import { zoneNames } from '../common/zone-names.ts';

const ways: Record<string, string> = {
  password: 'по паролю',
  link: 'по ссылке из письма',
  passkey: 'ключом доступа',
  telegram: 'через Telegram',
};

const momentIn = (timeZone: ShopZone) =>
  new Intl.DateTimeFormat('ru-RU', { timeZone, dateStyle: 'long', timeStyle: 'short' });

/**
 * How and when somebody signed in, as every channel tells it: 'по паролю, 23 ноября 2026 г. в 21:10 (Москва)'.
 * @param line the audit log's; `became` is the way
 */
export const signInText = ({ became, at }: { became: string | null; at: Date }, zone: ShopZone): string =>
  `${ways[became ?? ''] ?? 'по-другому'}, ${momentIn(zone).format(at)} (${zoneNames[zone]})`;
