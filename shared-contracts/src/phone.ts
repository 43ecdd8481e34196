/** Longer texts are no phone: nothing is looked for in them. */
const longestPhone = 40;

const nationalLength = 10;

const withoutSigns = (text: string): string => text.slice(0, longestPhone + 1).replace(/[\s()\-–.]/g, '');

/** The digits of a text. */
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `8…`, `7…`, `+7…` to `+7XXXXXXXXXX`; anything else to null. */
export function normalizeRussianPhone(text: string): string | null {
  if (text.length > longestPhone) return null;
  const match = /^(?:\+7|007|7|8)(\d{10})$/.exec(withoutSigns(text));
  return match ? `+7${match[1]}` : null;
}

/**
 * A Russian number as {@link normalizeRussianPhone}; one that begins with `+` (or 00) and another country's code as E.164: 8 to 15 digits.
 * Anything else is null (decisions, part 3 "Phones").
 */
export function normalizePhone(text: string): string | null {
  if (text.length > longestPhone) return null;
  const foreign = /^(?:\+|00)([1-689]\d{7,14})$/.exec(withoutSigns(text));
  return foreign ? `+${foreign[1]}` : normalizeRussianPhone(text);
}

/** Begins with a plus and another country's code. */
export const isForeignPhone = (text: string): boolean => /^\s*\+[0-689]/.test(text);

/** A number as far as it is there. */
export interface PartialPhone {
  /** `+7` and up to ten digits, `+` and another country's digits, or digits that no Russian number has: nothing says which country's they are. */
  value: string;
  /** What stood where the value has `+7`. */
  prefix: '' | '7' | '8' | '+7';
}

/**
 * Reads a number from its beginning, whole or not, in any spelling. No digit is dropped but those after a whole number that begins with `+7`:
 * more than ten, or eleven without a 7 or 8 before them, are another country's number without its plus, and stay as they are.
 */
export function readPartialPhone(text: string): PartialPhone {
  const from = text.slice(0, longestPhone).replace(/^[^\d+]+/, '');
  const digits = digitsOf(from);
  const withPlus = from.startsWith('+');
  if (isForeignPhone(from)) return { value: `+${digits}`, prefix: '' };
  if (!withPlus && /^00\d/.test(digits)) return readPartialPhone(`+${digits.slice(2)}`);
  const prefix = withPlus && digits ? '+7' : digits.startsWith('7') ? '7' : digits.startsWith('8') ? '8' : '';
  const national = digits.slice(prefix.length && 1);
  if (!withPlus && (national.length > nationalLength || digits.startsWith('0'))) return { value: digits, prefix: '' };
  return { value: `+7${national.slice(0, nationalLength)}`, prefix };
}

/** Another country's number that was written without its plus: it has digits enough, and they are no Russian number's. */
export const lacksPlus = (text: string): boolean => {
  const { value } = readPartialPhone(text);
  return !value.startsWith('+') && normalizePhone(`+${value}`) !== null;
};
