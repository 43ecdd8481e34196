import { type ContactType, contactAddress } from 'shared-contracts';
import { formatPhone } from './phone.ts';

const withoutHost = (value: string) => value.replace(/^(?:https?:\/\/)?(?:www\.)?(?:t|telegram|wa)\.me\//i, '');

/** What people read: the formatted phone, `@name`, or the value. A value that is no contact of its kind stays as it is. */
export function contactTitle(type: ContactType, value: string): string {
  const text = value.trim();
  if (contactAddress(type, text) === null) return text;
  if (type === 'telegram') {
    const name = withoutHost(text).replace(/^@/, '');
    return /^[a-z]\w*$/i.test(name) ? `@${name}` : formatPhone(text);
  }
  if (type === 'whatsapp') return formatPhone(withoutHost(text).split('?', 1)[0]);
  return type === 'phone' ? formatPhone(text) : text;
}
