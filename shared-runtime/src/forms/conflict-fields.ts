import { truncate } from 'shared-contracts';
import { formTexts } from './texts.ts';

/** A field that was changed here and by somebody else meanwhile. */
interface Conflict {
  name: string;
  mine: unknown;
  theirs: unknown;
}

/** How a person reads a field: its name, and its value; without `show` the name alone. */
export interface FieldWords {
  label: string;
  show?: (value: unknown) => string;
}

/** A field with both values as a person reads them; without them where it has no words. */
export interface ConflictField {
  name: string;
  label: string;
  mine?: string;
  theirs?: string;
}

/** Characters of a long text that tell it from another, and of those before the first difference. */
const maxShown = 120;
const before = 30;

/** A part of a text that holds what differs. */
function excerpt(text: string, from: number): string {
  const start = from > maxShown - before ? from - before : 0;
  const piece = truncate(text, maxShown, start).trim();
  return `${start > 0 ? '…' : ''}${piece}${start + maxShown < text.length ? '…' : ''}`;
}

/** Where two texts begin to differ. */
function differenceOf(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** Fields with what both sides have, to choose from. Fields that nobody named are left out: what is typed there stands. */
export const conflictFields = (
  conflicts: readonly Conflict[],
  words: Partial<Record<string, FieldWords>>,
): ConflictField[] =>
  conflicts.flatMap(({ name, mine, theirs }) => {
    const field = words[name];
    if (!field) return [];
    const { label, show } = field;
    if (!show) return [{ name, label }];
    const [here = '', there = ''] = [mine, theirs].map((value) => show(value).replace(/\s+/g, ' ').trim());
    const from = differenceOf(here, there);
    const { empty } = formTexts.conflict;
    return [{ name, label, mine: excerpt(here, from) || empty, theirs: excerpt(there, from) || empty }];
  });
