// Not in `phone.ts`, which every page may load: a shop's first page has no field for a phone.
import { normalizePhone } from './phone.ts';

const longestPhone = 40;

const nationalLength = 10;

export const isForeignPhone = (text: string): boolean => /^[^\d+]*\+[0-689]/.test(text);

export interface PartialPhone {
  value: string;
  prefix: '' | '7' | '8' | '+7';
}

/**
 * Reads a phone number while it is typed, complete or not, in any spelling. Digits are dropped only after a complete number that begins with `+7`.
 * More than ten digits (eleven with a leading 7 or 8) are a foreign number that lacks its plus, and stay as they are.
 */
export function parsePartialPhone(text: string): PartialPhone {
  const from = text.slice(0, longestPhone).replace(/^[^\d+]+/, '');
  const digits = from.replace(/\D/g, '');
  const withPlus = from.startsWith('+');
  if (isForeignPhone(from)) return { value: `+${digits}`, prefix: '' };
  if (!withPlus && /^00\d/.test(digits)) return parsePartialPhone(`+${digits.slice(2)}`);
  const prefix = withPlus && digits ? '+7' : digits.startsWith('7') ? '7' : digits.startsWith('8') ? '8' : '';
  const national = digits.slice(prefix.length && 1);
  if (!withPlus && (national.length > nationalLength || digits.startsWith('0'))) return { value: digits, prefix: '' };
  return { value: `+7${national.slice(0, nationalLength)}`, prefix };
}

/** Russian mobile numbers with digits too many begin like no other country's. */
export const lacksPlus = (text: string): boolean => {
  const { value } = parsePartialPhone(text);
  return !/^(?:\+|7|89)/.test(value) && normalizePhone(`+${value}`) !== null;
};
