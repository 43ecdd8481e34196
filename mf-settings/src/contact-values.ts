import {
  type ContactType,
  cleanText,
  detectMessenger,
  email,
  lacksPlus,
  normalizeMessengerContact,
  normalizePhone,
} from 'shared-contracts';
import { contactTexts as words } from './contact-texts.ts';

/** A contact as it is kept: phones with `+` and the country's code, names and links of messengers; null where it does not fit its type. */
export function readContact(type: ContactType, typed: string): string | null {
  if (type === 'email') return email.safeParse(typed).data ?? null;
  return (type === 'phone' ? null : normalizeMessengerContact(type, typed)) ?? normalizePhone(cleanText(typed));
}

export function contactErrorOf(type: ContactType, typed: string): string {
  const messenger = detectMessenger(typed);
  if (messenger && messenger !== type) return words.linkOf(messenger, type);
  const isPhone = type === 'phone' || type === 'whatsapp';
  return isPhone && lacksPlus(typed) ? words.lacksPlus(typed) : words.errors[type];
}
