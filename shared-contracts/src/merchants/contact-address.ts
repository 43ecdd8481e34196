import { isEmail } from '../text/email.ts';
import type { ContactType } from '../wire/enums.ts';

/** Longer values are no contact: nothing is looked for in them. */
export const longestContact = 300;

const phoneSigns = /^\+?[\d\s().\u2212\p{Pd}]{5,40}$/u;
const telegramName = /^@?([a-z][a-z0-9_]{4,31})$/i;
/** Whatever a messenger keeps below its own host: what may be typed there is for `messengerContact` to say. */
const telegramPage = /^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/(?!.*\.\.)([\w+/?=&.~%!'()*-]{4,})$/i;
const whatsappPage =
  /^(?:https?:\/\/)?(?:www\.)?((?:wa\.me|(?:chat\.)?whatsapp\.com)\/)\+?(?!.*\.\.)([\w+/?=&.~%!'()*-]{4,})$/i;

/** What is dialled of a number: digits, and a plus before them, with +7 for ten. */
function dialled(phone: string): string {
  const plain = phone.replace(/[^\d+]/g, '');
  return /^[78]?\d{10}$/.test(plain) ? `+7${plain.slice(-10)}` : plain;
}

/** A number with its country's code, as in `+79991234567`; null where it is none. */
export function internationalNumber(value: string): string | null {
  const plain = dialled(value);
  return phoneSigns.test(value) && /^\+?\d{7,15}$/.test(plain) ? `+${plain.replace('+', '')}` : null;
}

/** `tel:` of what is dialled: digits, and a plus before them, with +7 for ten; null where there are none, or other characters than people put between them. */
export function phoneAddress(value: string): string | null {
  const text = value.slice(0, longestContact + 1).trim();
  return phoneSigns.test(text) ? `tel:${dialled(text)}` : null;
}

/** `mailto:` of one address and nothing besides: no other receivers, no subject; null where the value is more or less than an address. */
export function mailAddress(value: string): string | null {
  const address = value
    .slice(0, longestContact + 1)
    .trim()
    .replace(/^mailto:/i, '');
  // What may stand before an @ would otherwise begin a subject or another receiver.
  return isEmail(address) ? `mailto:${address.replace(/[^\w@'+.-]/g, encodeURIComponent)}` : null;
}

/**
 * Where a contact that is kept leads; the prefixes of Telegram and WhatsApp are added when missing (promise 9.5.1). It is built anew of what its
 * kind allows, so that nothing else in the value (line ends, more receivers, another scheme or host) gets into an address.
 * @returns null for a value that is no contact of this kind
 */
export function contactAddress(type: ContactType, value: string): string | null {
  const text = value.slice(0, longestContact + 1).trim();
  if (text.length > longestContact) return null;
  if (type === 'email') return mailAddress(text);
  if (type === 'phone') return phoneAddress(text);
  const number = internationalNumber(text);
  if (type === 'telegram') {
    const page = telegramPage.exec(text)?.[1] ?? telegramName.exec(text)?.[1] ?? number;
    return page && `https://t.me/${page}`;
  }
  const [, host = 'wa.me/', page = number?.slice(1)] = whatsappPage.exec(text) ?? [];
  return page ? `https://${host}${page}` : null;
}

/** Anything but printed characters: line ends, tabs, spaces of any kind, controls, characters that turn the direction of writing. */
const unprinted = /[\p{C}\p{Z}]/u;

/** Whether a text is the address of a page on the web that may be linked: `https`, a host with a dot, no sign-in data, printed characters only. */
export function isWebAddress(value: string): boolean {
  if (value.length > 1000 || unprinted.test(value) || !URL.canParse(value)) return false;
  const { protocol, username, password, hostname } = new URL(value);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}

const linkable = /^(?:https?:\/\/|mailto:|tel:|#|\?|\.{0,2}\/(?!\/))/i;

/**
 * An address as a link may have it: of the web, a mail, a phone, or a place below the own origin.
 * @returns undefined for any other scheme, and for what holds characters that are not printed
 */
export const linkAddress = (value: string): string | undefined =>
  value.length <= 4000 && linkable.test(value) && !/[\p{Cc}\p{Cf}\\]/u.test(value) ? value : undefined;
