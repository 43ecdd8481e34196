import { formatPartialPhone, nationalDigits } from '../../format/phone.ts';
import { digitsBefore } from './caret.ts';

/** Digits that every Russian number begins with. */
export const countryCode = '+7';

const nationalLength = 10;
/** Digits of the longest number of any country, its code included (E.164). */
const longest = 15;

/** An edit of the field, as the browser reports it. */
export interface PhoneEdit {
  /** All that stands in the field now. */
  text: string;
  /** The caret, at the end of what was typed. */
  place: number;
  /** What stood there before. */
  shown: string;
  /** Delete instead of Backspace. */
  forward: boolean;
}

/** What an edit comes to. */
export interface EditedPhone {
  value: string;
  /** Digits of the value before the caret, the country code's included. */
  before: number;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Another country's number: shown as it is typed. */
export const isForeign = (text: string): boolean => /^\s*\+[0-689]/.test(text);

/** What the field shows of a value. */
export function shownPhone(value: string): string {
  if (value === '' || isForeign(value)) return value;
  return formatPartialPhone(nationalDigits(value)) || countryCode;
}

/** Both texts' common beginning, of so many characters at most. */
function commonStart(one: string, other: string, most: number): string {
  let length = 0;
  while (length < Math.min(most, other.length) && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

/** A number that was pasted or filled in as a whole: it stands for itself, wherever in the field it was put. */
function wholeNumber(inserted: string): string | null {
  const digits = digitsOf(inserted);
  if (digits.length < nationalLength) return null;
  return isForeign(inserted) ? `+${digits.slice(0, longest)}` : `${countryCode}${nationalDigits(inserted)}`;
}

/** A bracket, dash or space was deleted: what goes is the digit beside it; the country code goes last. */
function withoutNeighbour(text: string, { place, forward }: PhoneEdit): EditedPhone {
  const value = countryCode + nationalDigits(text);
  const before = digitsBefore(text, place);
  const nth = forward ? before + 1 : before;
  if (value === countryCode) return { value: '', before: 0 };
  if (nth <= 1) return { value, before };
  return { value: value.slice(0, nth) + value.slice(nth + 1), before: nth - 1 };
}

/**
 * What stands in a phone's field after an edit, as a value: `+7` and digits, or another country's number; empty for nothing. What was typed or
 * pasted is read in any spelling (8…, 7…, +7…, 9…). What stood after it keeps its digits: a number that is full takes no further one.
 */
export function editPhone(edit: PhoneEdit): EditedPhone {
  const { text, place, shown } = edit;
  const digits = digitsOf(text);
  if (digits === '') return { value: '', before: 0 };
  const tail = text.slice(place);
  const head = commonStart(shown, text.slice(0, place), Math.max(shown.length - tail.length, 0));
  const inserted = text.slice(head.length, place);
  const whole = wholeNumber(inserted);
  if (whole) return { value: whole, before: whole.length - 1 };
  const onlySigns = inserted === '' && shown.endsWith(tail) && digits === digitsOf(shown);
  if (isForeign(text) || (isForeign(shown) && onlySigns)) {
    return { value: `+${digits.slice(0, longest)}`, before: digitsBefore(text, place) };
  }
  if (onlySigns) return withoutNeighbour(text, edit);
  const isKept = tail !== '' && shown.endsWith(tail) && !isForeign(shown);
  if (!isKept) return { value: countryCode + nationalDigits(text), before: digitsBefore(text, place) };
  const withCode = tail.length > shown.length - countryCode.length;
  const after = digitsOf(tail).slice(withCode ? 1 : 0);
  const start = nationalDigits(text.slice(0, place)).slice(0, nationalLength - after.length);
  return { value: countryCode + start + after, before: digitsBefore(text, place) === 0 ? 0 : 1 + start.length };
}
