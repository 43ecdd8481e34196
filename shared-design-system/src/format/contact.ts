import type { ContactType } from 'shared-contracts';
import { formatPhone, nationalDigits } from './phone.ts';

const telegramPrefix = 'https://t.me/';
const whatsappPrefix = 'https://wa.me/';

const isAddress = (value: string) => /^https?:\/\//i.test(value);
const withoutHost = (value: string) => value.replace(/^(?:https?:\/\/)?(?:www\.)?(?:t|wa)\.me\//i, '');

/** Digits that WhatsApp takes: a Russian number begins with 7, one with another country's code is whole. */
function whatsappDigits(value: string): string {
  const written = withoutHost(value).split('?')[0] ?? '';
  const digits = written.replace(/\D/g, '');
  if (/^\s*\+[^7]/.test(written)) return digits;
  return /^[78]?\d{10}$/.test(digits) ? `7${nationalDigits(digits.length === 11 ? `+${digits}` : digits)}` : digits;
}

/** Address behind a contact; the prefixes of Telegram and WhatsApp are added when missing (sentence 9.5.1). */
export function contactHref(type: ContactType, value: string): string {
  const text = value.trim();
  switch (type) {
    case 'email':
      return `mailto:${text.replace(/^mailto:/i, '')}`;
    case 'telegram':
      return isAddress(text) ? text : `${telegramPrefix}${withoutHost(text).replace(/^@/, '')}`;
    case 'whatsapp':
      return isAddress(text) ? text : `${whatsappPrefix}${whatsappDigits(text)}`;
    default:
      return phoneHref(text);
  }
}

/** `tel:` with digits and a leading plus only. */
export function phoneHref(phone: string): string {
  const plain = phone.replace(/[^\d+]/g, '');
  return `tel:${/^[78]\d{10}$/.test(plain) ? `+7${plain.slice(1)}` : plain}`;
}

/** What people read: the formatted phone, `@name`, or the value. */
export function contactTitle(type: ContactType, value: string): string {
  const text = value.trim();
  if (type === 'telegram') {
    const name = withoutHost(text).replace(/^@/, '');
    return name.startsWith('+') || name.includes('/') ? text : `@${name}`;
  }
  if (type === 'whatsapp') return formatPhone(withoutHost(text).split('?')[0]);
  return type === 'phone' ? formatPhone(text) : text;
}
