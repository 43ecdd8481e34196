import { sliceSurrogateSafe } from './slice-surrogate-safe.ts';

const reach = 128;

let segmenter: Intl.Segmenter | undefined;

function signStart(text: string, at: number): number {
  // Firefox before 2024 lacks `Intl.Segmenter`: the cut may then split a character that consists of several code points.
  if (Intl.Segmenter) segmenter ??= new Intl.Segmenter();
  const from = Math.max(0, at - reach);
  const sign = segmenter?.segment(text.slice(from, at + reach)).containing(at - from);
  return sign && sign.segment.length < reach ? from + sign.index : at;
}

/**
 * Cuts a text to at most `most` UTF-16 units without splitting a character: half of an emoji is shown as �, half of a flag as a letter.
 * @param from start of the cut; moved back to the start of its character
 */
export function truncate(text: string, most: number, from = 0): string {
  const start = signStart(text, from);
  return sliceSurrogateSafe(text, start, signStart(text, start + most));
}
