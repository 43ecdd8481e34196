import { formTexts } from './texts.ts';

/** A field that was changed here and by somebody else meanwhile. */
interface Conflict {
  name: string;
  mine: unknown;
  theirs: unknown;
}

/** How a person reads a field: its name, and its value; without `show` the name alone, as of lists. */
export interface FieldWords {
  label: string;
  show?: (value: unknown) => string;
}

/** Characters of a long text that tell it from another. */
const maxShown = 60;

const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > maxShown ? `${line.slice(0, maxShown).trimEnd()}…` : line;
};

/** One line a field, as a person reads it: 'Цена: у вас 2 222 ₽, сохранено 1 111 ₽'. Fields that nobody named are left out. */
export const conflictLines = (conflicts: readonly Conflict[], words: Partial<Record<string, FieldWords>>): string[] =>
  conflicts.flatMap(({ name, mine, theirs }) => {
    const field = words[name];
    if (!field) return [];
    const [here, there] = [mine, theirs].map((value) => cut(field.show?.(value) ?? ''));
    // Long texts may begin alike.
    if (!field.show || here === there) return [field.label];
    return [formTexts.conflict.field(field.label, here || formTexts.conflict.empty, there || formTexts.conflict.empty)];
  });
