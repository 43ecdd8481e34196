import { isForeignPhone, type PartialPhone, parsePartialPhone } from 'shared-contracts';
import { formatPartialPhone, nationalDigits } from '../../format/phone.ts';
import { digitsBefore } from './caret.ts';

export const countryCode = '+7';

const nationalLength = 10;
/**
 * Digits that the field takes: more than any country's number has (15), so that a number that is too long is seen as wrong and not cut to another
 * person's.
 */
const longest = 30;

interface PhoneEdit {
  text: string;
  caret: number;
  shown: string;
  prefix: PartialPhone['prefix'];
  forward: boolean;
}

interface EditedPhone extends PartialPhone {
  before: number;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

export function shownPhone(value: string): string {
  if (value === '') return value;
  const { value: read } = parsePartialPhone(value);
  return read.startsWith(countryCode) ? formatPartialPhone(nationalDigits(read)) || countryCode : read;
}

function commonStart(one: string, other: string, most: number): string {
  let length = 0;
  while (length < Math.min(most, other.length) && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

/** A number that was pasted or filled in as a whole: it replaces the field's text, wherever it was put. It ends before words and a second number. */
function wholeNumber(inserted: string): EditedPhone | null {
  const [number = ''] = inserted
    .slice(0, 100)
    .replace(/^[^\d+]+/, '')
    .replace(/^\++/, '+')
    .split(/[\p{L},;/]/u);
  if (digitsOf(number).length < nationalLength) return null;
  const read = parsePartialPhone(number);
  return { ...read, before: digitsOf(read.value).length };
}

const changed = (value: string, prefix: PartialPhone['prefix'], before: number): EditedPhone => ({
  value,
  prefix: /^\+7[078]/.test(value) ? countryCode : prefix,
  before,
});

/** Only a bracket, dash or space was deleted: deletes the digit beside it instead. The country code is deleted last. */
function withoutNeighbour(text: string, { caret, prefix, forward }: PhoneEdit): EditedPhone {
  const value = countryCode + nationalDigits(text);
  const before = digitsBefore(text, caret);
  const nth = forward ? before + 1 : before;
  if (value === countryCode) return { value: '', prefix: '', before: 0 };
  if (nth <= 1) return { value, prefix, before };
  return changed(value.slice(0, nth) + value.slice(nth + 1), prefix, nth - 1);
}

function readAgain(text: string, head: string, { caret, prefix }: PhoneEdit): EditedPhone {
  const isOurs = head.startsWith(countryCode);
  const read = parsePartialPhone(isOurs ? prefix + text.slice(countryCode.length) : text);
  const code = !isOurs && read.value.startsWith(countryCode) && read.prefix === '' ? 1 : 0;
  return { ...read, before: digitsBefore(text, caret) + code };
}

/**
 * The value of a phone field after an edit: `+7` and digits, or another country's number; empty for nothing. What was typed or pasted is read in any
 * spelling (8…, 7…, +7…, 9…). Digits after the caret stay: a full number takes no further one in its middle.
 */
export function editPhone(edit: PhoneEdit): EditedPhone {
  const { text, caret, shown, prefix } = edit;
  const digits = digitsOf(text).slice(0, longest);
  if (digits === '') return { value: '', prefix: '', before: 0 };
  const tail = text.slice(caret);
  const common = commonStart(shown, text.slice(0, caret), Math.max(shown.length - tail.length, 0));
  // A plus decides how the digits after it are read. If all of them are new, the plus belongs to the new text, even if the former number had one,
  // too.
  const head = common === '+' && tail === '' ? '' : common;
  const inserted = text.slice(head.length, caret);
  const whole = wholeNumber(inserted);
  if (whole) return whole;
  const onlySigns = inserted === '' && shown.endsWith(tail) && digits === digitsOf(shown);
  if (isForeignPhone(text) || (isForeignPhone(shown) && onlySigns)) {
    return { value: `+${digits}`, prefix: '', before: digitsBefore(text, caret) };
  }
  if (onlySigns) return withoutNeighbour(text, edit);
  const isKept = tail !== '' && shown.endsWith(tail) && shown.startsWith(countryCode);
  if (!isKept) return readAgain(text, head, edit);
  const withCode = tail.length > shown.length - countryCode.length;
  const after = digitsOf(tail).slice(withCode ? 1 : 0);
  const start = nationalDigits(text.slice(0, caret)).slice(0, nationalLength - after.length);
  return changed(countryCode + start + after, prefix, digitsBefore(text, caret) === 0 ? 0 : 1 + start.length);
}
