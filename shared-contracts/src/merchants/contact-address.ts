import type { ContactType } from '../wire/enums.ts';

/** Longer values are no contact: nothing is looked for in them. */
const longest = 300;

const phoneSigns = /^\+?[\d\s()\-–.]{5,40}$/;
const mailSigns = /^[a-z0-9_'+-][a-z0-9_'+.-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*\.[a-z]{2,24}$/i;
const telegramName = /^@?([a-z][a-z0-9_]{4,31})$/i;
const telegramPath =
  /^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/(\+?[a-z0-9_-]{4,64}|joinchat\/[a-z0-9_-]{4,64})(\/\d{1,10})?\/?$/i;
const whatsappPath = /^(?:https?:\/\/)?(?:www\.)?wa\.me\/\+?(\d{7,15})\/?(\?text=[\w.~%+-]{0,400})?$/i;

/** A number with its country's code, as in `+79991234567`; null where it is none. */
function internationalOf(value: string): string | null {
  if (!phoneSigns.test(value)) return null;
  const plain = value.replace(/[^\d+]/g, '');
  if (/^[78]?\d{10}$/.test(plain)) return `+7${plain.slice(-10)}`;
  return /^\+?\d{7,15}$/.test(plain) ? `+${plain.replace('+', '')}` : null;
}

/** `tel:` of what is dialled: digits, and a plus before them, with +7 for ten; null where there are none, or other characters than people put between them. */
export function phoneAddress(value: string): string | null {
  const text = value.slice(0, longest + 1).trim();
  if (!phoneSigns.test(text)) return null;
  const plain = text.replace(/[^\d+]/g, '');
  return `tel:${/^[78]?\d{10}$/.test(plain) ? `+7${plain.slice(-10)}` : plain}`;
}

/** `mailto:` of one address and nothing besides: no other receivers, no subject; null where the value is more or less than an address. */
export function mailAddress(value: string): string | null {
  const address = value
    .slice(0, longest + 1)
    .trim()
    .replace(/^mailto:/i, '');
  return address.length <= 254 && mailSigns.test(address) && !address.includes('..') ? `mailto:${address}` : null;
}

function telegramAddress(value: string): string | null {
  const [, name] = telegramName.exec(value) ?? [];
  if (name) return `https://t.me/${name}`;
  const [, path, message = ''] = telegramPath.exec(value) ?? [];
  if (path) return `https://t.me/${path}${message}`;
  const phone = internationalOf(value);
  return phone && `https://t.me/${phone}`;
}

function whatsappAddress(value: string): string | null {
  const [, digits, words = ''] = whatsappPath.exec(value) ?? [];
  if (digits) return `https://wa.me/${digits}${words}`;
  const phone = internationalOf(value);
  return phone && `https://wa.me/${phone.slice(1)}`;
}

/**
 * Where a contact leads; the prefixes of Telegram and WhatsApp are added when missing (promise 9.5.1). It is built anew of what its kind
 * allows, so that nothing else in the value (line ends, more receivers, another scheme or host) gets into an address.
 * @returns null for a value that is no contact of this kind
 */
export function contactAddress(type: ContactType, value: string): string | null {
  const text = value.slice(0, longest + 1).trim();
  if (text.length > longest) return null;
  if (type === 'email') return mailAddress(text);
  if (type === 'telegram') return telegramAddress(text);
  return type === 'whatsapp' ? whatsappAddress(text) : phoneAddress(text);
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
