import { editDistance } from './distance.ts';
import type { KnownWord } from './known-words.ts';
import { phoneticKeyOf } from './respellings.ts';

const most = 8;
const shortestBeginning = 3;

function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

const something = Number.POSITIVE_INFINITY;

interface Heard {
  text: string;
  sound: string;
}

const heardOf = (text: string): Heard => ({ text, sound: phoneticKeyOf(text) });

type Compared = Record<keyof KnownWord, Heard>;

const comparedOf = ({ word, stem }: KnownWord): Compared => ({ word: heardOf(word), stem: heardOf(stem) });

/** Of three letters only a forgotten one is forgiven: of any other slip too many words are as near. */
const lacksLetter = (typed: string, known: string): boolean =>
  typed.length === 3 && known.length === 4 && editDistance(typed, known, 1) === 1;

function distanceOf(typed: Heard, known: Heard): number {
  const [written, heard] = [slipsIn(typed.text), slipsIn(typed.sound)];
  if (written === 0) return lacksLetter(typed.text, known.text) ? 1.5 : something;
  const asHeard = heard === 0 ? something : editDistance(typed.sound, known.sound, heard);
  if (asHeard === 0) return 0.5;
  const asWritten = editDistance(typed.text, known.text, written);
  const slips = Math.min(asHeard > heard ? something : asHeard, asWritten > written ? something : asWritten);
  return slips + 0.5;
}

const isSmallOf = (typed: string, known: string): boolean =>
  known.length >= 4 && ['ок', 'ек', 'ик'].some((ending) => typed === known + ending);

function distance(typed: Compared, known: Compared, isTyped: boolean): number {
  if (typed.word.text === known.word.text || typed.stem.text === known.stem.text) return 0;
  if (!isTyped && typed.word.sound.length >= shortestBeginning) {
    if (known.word.text.startsWith(typed.word.text)) return 0.25;
    if (known.word.sound.startsWith(typed.word.sound)) return 0.5;
  }
  if (isSmallOf(typed.stem.text, known.stem.text)) return 1;
  return Math.min(
    distanceOf(typed.word, known.word),
    distanceOf(typed.stem, known.stem),
    distanceOf(typed.word, known.stem),
  );
}

interface Meant {
  stems: string[];
  correction: string;
  isAsTyped: boolean;
}

const shorter = (a: string, b: string): string => (a.length < b.length || (a.length === b.length && a < b) ? a : b);

function nearestOf(typed: readonly Compared[], known: readonly Compared[]): Meant {
  let nearest = something;
  let found = new Map<string, string>();
  let isAsTyped = false;
  for (const one of known) {
    const slips = Math.min(...typed.map((respelled, index) => distance(respelled, one, index === 0)));
    if (slips === something || slips > nearest) continue;
    if (slips < nearest) found = new Map();
    nearest = slips;
    const [asTyped] = typed;
    isAsTyped ||= asTyped !== undefined && distance(asTyped, one, true) === 0;
    const stem = one.stem.text.length < shortestBeginning ? one.word.text : one.stem.text;
    found.set(stem, shorter(one.word.text, found.get(stem) ?? one.word.text));
  }
  const stems = [...found.keys()].sort().slice(0, most);
  const isKnown = known.some(({ word }) => word.text === typed[0]?.word.text);
  return { stems, correction: isKnown ? '' : (found.get(stems[0] ?? '') ?? ''), isAsTyped };
}

export function findNearestWords(typed: readonly (readonly KnownWord[])[], known: readonly KnownWord[]): Meant[] {
  const compared = known.map(comparedOf);
  return typed.map((respellings) => nearestOf(respellings.map(comparedOf), compared));
}
