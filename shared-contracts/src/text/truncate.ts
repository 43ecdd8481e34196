import { sliceSurrogateSafe } from './slice-surrogate-safe.ts';

const reach = 128;

let segmenter: Intl.Segmenter | undefined;

function signStart(text: string, at: number): number {
  // Firefox before 2024 lacks it: there the cut may split a sign of several code points.
  if (Intl.Segmenter) segmenter ??= new Intl.Segmenter();
  const from = Math.max(0, at - reach);
  const sign = segmenter?.segment(text.slice(from, at + reach)).containing(at - from);
  return sign && sign.segment.length < reach ? from + sign.index : at;
}

/**
 * A part of a text, at most so many UTF-16 units, that cuts no sign in parts: half of a character is shown as �, half of a flag is a letter.
 * @param from where it begins, or a little before
 */
export function truncate(text: string, most: number, from = 0): string {
  const start = signStart(text, from);
  return sliceSurrogateSafe(text, start, signStart(text, start + most));
}
