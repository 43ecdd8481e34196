import type { ShopZone } from 'shared-contracts';
import { momentText } from '../../common/moment-text.ts';

const ways: Record<string, string> = {
  password: 'по паролю',
  link: 'по ссылке из письма',
  passkey: 'ключом доступа',
  telegram: 'через Telegram',
};

export const signInText = ({ became, at }: { became: string | null; at: Date }, zone: ShopZone): string =>
  `${ways[became ?? ''] ?? 'по-другому'}, ${momentText(at, zone)}`;
