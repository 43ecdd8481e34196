import { isEmail } from '../text/email.ts';
import type { ContactType } from '../wire/enums.ts';

export const longestContact = 300;

const phoneSigns = /^\+?[\d\s().\u2212\p{Pd}]{5,40}$/u;
const telegramName = /^@?([a-z][a-z0-9_]{4,31})$/i;
const telegramPage = /^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/(?!.*\.\.)([\w+/?=&.~%!'()*-]{4,})$/i;
const whatsappPage =
  /^(?:https?:\/\/)?(?:www\.)?((?:wa\.me|(?:chat\.)?whatsapp\.com)\/)\+?(?!.*\.\.)([\w+/?=&.~%!'()*-]{4,})$/i;

function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return /^[78]?\d{10}$/.test(digits) ? `+7${digits.slice(-10)}` : digits;
}

export function toInternationalPhone(value: string): string | null {
  const digits = dialled(value);
  return phoneSigns.test(value) && /^\+?\d{7,15}$/.test(digits) ? `+${digits.replace('+', '')}` : null;
}

export function toTelLink(value: string): string | null {
  const text = value.slice(0, longestContact + 1).trim();
  return phoneSigns.test(text) ? `tel:${dialled(text)}` : null;
}

export function toMailtoLink(value: string): string | null {
  const address = value
    .slice(0, longestContact + 1)
    .trim()
    .replace(/^mailto:/i, '');
  // Escapes characters that are allowed before an @ but that would begin a subject or another recipient in a `mailto:` link, and a domain that is not
  // in Latin (RFC 6068).
  return isEmail(address.replace(/(?!\w)\p{L}/gu, 'a'))
    ? `mailto:${address.replace(/[^\w@'+.-]/g, encodeURIComponent)}`
    : null;
}

/**
 * Link of a stored contact. It is rebuilt from what its kind allows, so that nothing else in the value (line ends,
 * more recipients, another scheme or host) gets into the address.
 * @returns null for a value that is no contact of this kind
 */
export function toContactLink(type: ContactType, value: string): string | null {
  const text = value.slice(0, longestContact + 1).trim();
  if (text.length > longestContact) return null;
  if (type === 'email') return toMailtoLink(text);
  if (type === 'phone') return toTelLink(text);
  const number = toInternationalPhone(text);
  if (type === 'telegram') {
    const page = telegramPage.exec(text)?.[1] ?? telegramName.exec(text)?.[1] ?? number;
    return page && `https://t.me/${page}`;
  }
  const [, host = 'wa.me/', page = number?.slice(1)] = whatsappPage.exec(text) ?? [];
  return page ? `https://${host}${page}` : null;
}

const unprinted = /[\p{C}\p{Z}]/u;

export function isWebAddress(value: string): boolean {
  if (value.length > 1000 || unprinted.test(value) || !URL.canParse(value)) return false;
  const { protocol, username, password, hostname } = new URL(value);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}

const linkable = /^(?:https?:\/\/|mailto:|tel:|#|\?|\.{0,2}\/(?!\/))/i;

/**
 * Accepts an address for use in a link: a web address, mail, phone, or a path on the own origin.
 * @returns undefined for any other scheme, and for values with invisible characters
 */
export const toSafeLink = (value: string): string | undefined =>
  value.length <= 4000 && linkable.test(value) && !/[\p{Cc}\p{Cf}\\]/u.test(value) ? value : undefined;
