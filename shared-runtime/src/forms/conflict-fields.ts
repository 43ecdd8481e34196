import { truncate } from 'shared-contracts';
import { formTexts } from './texts.ts';

interface Conflict {
  name: string;
  mine: unknown;
  theirs: unknown;
}

export interface FieldWords {
  label: string;
  show?: (value: unknown) => string;
}

export interface ConflictField {
  name: string;
  label: string;
  mine?: string;
  theirs?: string;
}

const maxShown = 120;
const before = 30;

function excerpt(text: string, from: number): string {
  const start = from > maxShown - before ? from - before : 0;
  const piece = truncate(text, maxShown, start).trim();
  return `${start > 0 ? '…' : ''}${piece}${start + maxShown < text.length ? '…' : ''}`;
}

function differenceOf(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

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
