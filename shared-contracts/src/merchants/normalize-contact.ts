import { cleanText } from '../text/clean-text.ts';
import { isEmail, normalizeEmail } from '../text/email.ts';
import type { ContactType } from '../wire/enums.ts';
import { longestContact, toInternationalPhone, toTelLink } from './to-contact-link.ts';

const telegramName = /^@?([a-z][a-z0-9_]{4,31})$/i;
const telegramLink =
  /^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/@?((?:\+|joinchat\/)?[a-z0-9_-]{4,64}(?:\/\d{1,10}){0,2})\/?(\?[\w.~%+&=-]{1,200})?$/i;
const whatsappNumber = /^(?:https?:\/\/)?(?:www\.)?wa\.me\/\+?(\d{7,15})\/?(?:\?text=([\w.~%+!'()*-]{0,400}))?$/i;
const whatsappSending = /^(?:https?:\/\/)?(?:www\.|api\.|web\.)?whatsapp\.com\/send\/?\?([\w.~%+&=!'()*-]{1,600})$/i;
const whatsappPlace =
  /^(?:https?:\/\/)?(?:www\.)?(wa\.me\/(?:message|qr)\/\w{4,40}|chat\.whatsapp\.com\/\w{10,40}|whatsapp\.com\/channel\/\w{10,40})\/?(?:\?[\w.~%+&=-]{0,200})?$/i;

export type Messenger = 'telegram' | 'whatsapp' | 'max' | 'vk';

const hosts: [Messenger, RegExp][] = [
  ['telegram', /^t(?:elegram)?\.me$/],
  ['whatsapp', /^(?:wa\.me|whatsapp\.com)$/],
  ['max', /^max\.ru$/],
  ['vk', /^vk(?:\.(?:com|ru|me)|ontakte\.ru)$/],
];

export function detectMessenger(typed: string): Messenger | null {
  const text = cleanText(typed.slice(0, longestContact));
  const [, host = ''] = /^(?:https?:\/\/)?(?:(?:www|m|web|api|chat)\.)?([a-z]+\.[a-z]+)(?:[/?#]|$)/i.exec(text) ?? [];
  return hosts.find(([, known]) => known.test(host.toLowerCase()))?.[0] ?? null;
}

function telegramContact(value: string): string | null {
  const [, typed] = telegramName.exec(value) ?? [];
  if (typed) return `@${typed}`;
  const [, path, query = ''] = telegramLink.exec(value) ?? [];
  if (!path) return null;
  if (query === '' && /^\+\d{7,15}$/.test(path)) return path;
  return query === '' && telegramName.test(path) ? `@${path}` : `https://t.me/${path}${query}`;
}

function whatsappContact(value: string): string | null {
  const [, path] = whatsappPlace.exec(value) ?? [];
  if (path) return `https://${path}`;
  const sendQuery = new URLSearchParams(whatsappSending.exec(value)?.[1]);
  const [, sentTo] = /^[\s+]?(\d{7,15})$/.exec(sendQuery.get('phone') ?? '') ?? [];
  const words = encodeURIComponent(sendQuery.get('text') ?? '');
  const [, digits = sentTo, text = words] = whatsappNumber.exec(value) ?? [];
  if (!digits) return null;
  const link = `https://wa.me/${digits}?text=${text}`;
  return text === '' || link.length > longestContact ? `+${digits}` : link;
}

/**
 * Normalizes a messenger contact in any spelling: to `@name`, to `+79991234567`, or to an https link where it is neither.
 * @returns null for any other text, also for a number alone
 */
export function normalizeMessengerContact(type: 'telegram' | 'whatsapp', typed: string): string | null {
  const text = cleanText(typed.slice(0, longestContact + 1));
  if (text.length > longestContact) return null;
  return type === 'telegram' ? telegramContact(text) : whatsappContact(text);
}

export function normalizeContact(type: ContactType, typed: string): string | null {
  const text = cleanText(typed.slice(0, longestContact + 1));
  if (text.length > longestContact) return null;
  if (type === 'email') {
    const email = normalizeEmail(text.replace(/^mailto:/i, ''));
    return isEmail(email) ? email : null;
  }
  if (type === 'phone') return toTelLink(text) && text;
  return normalizeMessengerContact(type, text) ?? (toInternationalPhone(text) && text);
}
