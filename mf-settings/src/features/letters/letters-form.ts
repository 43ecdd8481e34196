import {
  type LetterKind,
  letterKinds,
  letterPlaceholders,
  maxLetterText,
  type ShopLetter,
  typedText,
} from 'shared-contracts';
import { z } from 'zod';
import { texts } from './texts.ts';

const letterText = typedText().max(maxLetterText, texts.tooLong);

export const lettersSchema = z.object(
  Object.fromEntries(letterKinds.map((kind) => [kind, letterText])) as Record<LetterKind, typeof letterText>,
);
type LettersValues = z.infer<typeof lettersSchema>;

export const lettersValuesOf = (letters: readonly ShopLetter[]): LettersValues =>
  Object.fromEntries(
    letterKinds.map((kind) => [kind, letters.find((letter) => letter.kind === kind)?.text ?? '']),
  ) as LettersValues;

/** Texts in braces that are no known placeholder, and would be sent as they are. Each once. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    (text.match(/\{[^{}\n]{0,40}\}/g) ?? []).filter((mark) => !letterPlaceholders.some((known) => known === mark)),
  ),
];

export const lettersOf = (values: LettersValues): Pick<ShopLetter, 'kind' | 'text'>[] =>
  letterKinds.map((kind) => ({ kind, text: values[kind].trim() }));
