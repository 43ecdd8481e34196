import { isForeignPhone, type PartialPhone, readPartialPhone } from 'shared-contracts';
import { formatPartialPhone, nationalDigits } from '../../format/phone.ts';
import { digitsBefore } from './caret.ts';

export const countryCode = '+7';

const nationalLength = 10;
/** Digits that the field takes: more than any country's number has (15), so that too many are seen as wrong and not cut to somebody's number. */
const longest = 30;

interface PhoneEdit {
  text: string;
  place: number;
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
  const { value: read } = readPartialPhone(value);
  return read.startsWith(countryCode) ? formatPartialPhone(nationalDigits(read)) || countryCode : read;
}

function commonStart(one: string, other: string, most: number): string {
  let length = 0;
  while (length < Math.min(most, other.length) && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

/** A number that was pasted or filled in as a whole: it stands for itself, wherever in the field it was put. Words and a second number end it. */
function wholeNumber(inserted: string): EditedPhone | null {
  const [number = ''] = inserted
    .slice(0, 100)
    .replace(/^[^\d+]+/, '')
    .replace(/^\++/, '+')
    .split(/[\p{L},;/]/u);
  if (digitsOf(number).length < nationalLength) return null;
  const read = readPartialPhone(number);
  return { ...read, before: digitsOf(read.value).length };
}

const changed = (value: string, prefix: PartialPhone['prefix'], before: number): EditedPhone => ({
  value,
  prefix: /^\+7[078]/.test(value) ? countryCode : prefix,
  before,
});

/** A bracket, dash or space was deleted: what goes is the digit beside it; the country code goes last. */
function withoutNeighbour(text: string, { place, prefix, forward }: PhoneEdit): EditedPhone {
  const value = countryCode + nationalDigits(text);
  const before = digitsBefore(text, place);
  const nth = forward ? before + 1 : before;
  if (value === countryCode) return { value: '', prefix: '', before: 0 };
  if (nth <= 1) return { value, prefix, before };
  return changed(value.slice(0, nth) + value.slice(nth + 1), prefix, nth - 1);
}

function readAgain(text: string, head: string, { place, prefix }: PhoneEdit): EditedPhone {
  const isOurs = head.startsWith(countryCode);
  const read = readPartialPhone(isOurs ? prefix + text.slice(countryCode.length) : text);
  const code = !isOurs && read.value.startsWith(countryCode) && read.prefix === '' ? 1 : 0;
  return { ...read, before: digitsBefore(text, place) + code };
}

/**
 * What stands in a phone's field after an edit, as a value: `+7` and digits, or another country's number; empty for nothing. What was typed or
 * pasted is read in any spelling (8…, 7…, +7…, 9…). What stood after it keeps its digits: a number that is full takes no further one in its middle.
 */
export function editPhone(edit: PhoneEdit): EditedPhone {
  const { text, place, shown, prefix } = edit;
  const digits = digitsOf(text).slice(0, longest);
  if (digits === '') return { value: '', prefix: '', before: 0 };
  const tail = text.slice(place);
  const common = commonStart(shown, text.slice(0, place), Math.max(shown.length - tail.length, 0));
  // A plus says how the digits after it are read: where all of them are new it is part of what is new, though the former number had one, too.
  const head = common === '+' && tail === '' ? '' : common;
  const inserted = text.slice(head.length, place);
  const whole = wholeNumber(inserted);
  if (whole) return whole;
  const onlySigns = inserted === '' && shown.endsWith(tail) && digits === digitsOf(shown);
  if (isForeignPhone(text) || (isForeignPhone(shown) && onlySigns)) {
    return { value: `+${digits}`, prefix: '', before: digitsBefore(text, place) };
  }
  if (onlySigns) return withoutNeighbour(text, edit);
  const isKept = tail !== '' && shown.endsWith(tail) && shown.startsWith(countryCode);
  if (!isKept) return readAgain(text, head, edit);
  const withCode = tail.length > shown.length - countryCode.length;
  const after = digitsOf(tail).slice(withCode ? 1 : 0);
  const start = nationalDigits(text.slice(0, place)).slice(0, nationalLength - after.length);
  return changed(countryCode + start + after, prefix, digitsBefore(text, place) === 0 ? 0 : 1 + start.length);
}
