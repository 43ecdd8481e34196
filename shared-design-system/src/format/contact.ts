import { type ContactType, toContactLink } from 'shared-contracts';
import { formatPhone } from './phone.ts';

export function contactTitle(type: ContactType, value: string): string {
  const text = value.trim();
  const address = type === 'email' ? null : toContactLink(type, text);
  if (address === null) return text;
  if (type === 'phone') return formatPhone(text);
  const [, name, phone] = /^https:\/\/(?:t\.me\/([a-z]\w*)|[^/]+\/\+?(\d+))(?:\?|$)/i.exec(address) ?? [];
  if (phone) return formatPhone(`+${phone}`);
  return name ? `@${name}` : address.replace('https://', '');
}
