import { type ContactType, email, lacksPlus, normalizePhone } from 'shared-contracts';
import { texts } from './texts.ts';

const telegramName = /^@?[a-z][a-z0-9_]{4,31}$/i;
const telegramLink = /^(?:https?:\/\/)?t\.me\/(\+?[a-z0-9_]{5,32})$/i;

/** A contact as it is kept: phones with `+` and the country's code, a Telegram name without its link; null where it does not fit its type. */
export function readContact(type: ContactType, typed: string): string | null {
  const value = typed.trim();
  if (type === 'phone' || type === 'whatsapp') return normalizePhone(value);
  if (type === 'email') return email.safeParse(value).success ? value : null;
  const linked = telegramLink.exec(value)?.[1];
  if (linked) return linked.startsWith('+') ? linked : `@${linked}`;
  if (telegramName.test(value)) return value.startsWith('@') ? value : `@${value}`;
  return normalizePhone(value);
}

/** What is wrong with a contact that {@link readContact} does not read, in a person's words. */
export function contactErrorOf(type: ContactType, typed: string): string {
  const isPhone = type === 'phone' || type === 'whatsapp';
  return isPhone && lacksPlus(typed) ? texts.lacksPlus(typed) : texts.contactErrors[type];
}
