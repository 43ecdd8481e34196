import { slipsBetween } from './distance.ts';
import type { KnownWord } from './known-words.ts';
import { soundOf } from './respellings.ts';

/** So many words may be meant by one. */
const most = 8;
/** What another layout or alphabet begins is found when it is as long as that. */
const shortestBeginning = 3;

/** How many slips a word may have: short words would become others. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

const something = Number.POSITIVE_INFINITY;

/** A text as it is written and as it is heard. */
interface Heard {
  text: string;
  sound: string;
}

const heardOf = (text: string): Heard => ({ text, sound: soundOf(text) });

/** A word and its stem, heard once for all comparisons. */
type Compared = Record<keyof KnownWord, Heard>;

const comparedOf = ({ word, stem }: KnownWord): Compared => ({ word: heardOf(word), stem: heardOf(stem) });

/** How far another word is from what was typed: 0.5 where it sounds the same, more with each slip; infinite where it is something else. */
function distanceOf(typed: Heard, known: Heard): number {
  const [written, heard] = [slipsIn(typed.text), slipsIn(typed.sound)];
  if (written === 0) return something;
  const asHeard = heard === 0 ? something : slipsBetween(typed.sound, known.sound, heard);
  if (asHeard === 0) return 0.5;
  const asWritten = slipsBetween(typed.text, known.text, written);
  const slips = Math.min(asHeard > heard ? something : asHeard, asWritten > written ? something : asWritten);
  return slips + 0.5;
}

/** "Цветок" is one of "цветы", "букетик" of "букет". */
const isSmallOf = (typed: string, known: string): boolean =>
  known.length >= 4 && ['ок', 'ек', 'ик'].some((ending) => typed === known + ending);

/**
 * How far a known word is from one respelling of what was typed.
 * @param isTyped it is as it was typed: what only begins with that is found without being meant
 */
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

/** What a typed word means in a shop. */
interface Meant {
  /** Stems of the shop's words that are nearest to it; of a word that the shop knows as it is, no others. */
  stems: string[];
  /** The first of them as the shop writes it; empty where there is none, or it is what was typed. */
  said: string;
  /** It is no other word than was typed, in whatever form. */
  isAsTyped: boolean;
}

const shorter = (a: string, b: string): string => (a.length < b.length || (a.length === b.length && a < b) ? a : b);

/** Of one word's respellings, the first of which is how it was typed, and a shop's words. */
function nearestOf(typed: readonly Compared[], known: readonly Compared[]): Meant {
  let nearest = something;
  let found = new Map<string, string>();
  let isAsTyped = false;
  for (const one of known) {
    const slips = Math.min(...typed.map((respelled, index) => distance(respelled, one, index === 0)));
    if (slips === something || slips > nearest) continue;
    if (slips < nearest) found = new Map();
    nearest = slips;
    const [own] = typed;
    isAsTyped ||= own !== undefined && distance(own, one, true) === 0;
    const stem = one.stem.text.length < shortestBeginning ? one.word.text : one.stem.text;
    found.set(stem, shorter(one.word.text, found.get(stem) ?? one.word.text));
  }
  const stems = [...found.keys()].sort().slice(0, most);
  const isKnown = known.some(({ word }) => word.text === typed[0]?.word.text);
  return { stems, said: isKnown ? '' : (found.get(stems[0] ?? '') ?? ''), isAsTyped };
}

/**
 * What each word of a search may mean of a shop's words: beginnings of words.
 * @param typed for each word its respellings, the typed one first
 */
export function meantWords(typed: readonly (readonly KnownWord[])[], known: readonly KnownWord[]): Meant[] {
  const compared = known.map(comparedOf);
  return typed.map((respellings) => nearestOf(respellings.map(comparedOf), compared));
}
