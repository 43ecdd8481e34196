/** Widths of capitals in a heavy grotesque, in em; a little more than they are, so that the name surely fits. */
const wide = 1.02;
const round = 0.82;
const usual = 0.74;
const narrow = 0.36;

const kinds: readonly [RegExp, number][] = [
  [/[ЖШЩЮЫФМMW@%—]/u, wide],
  [/[АВДИЙНОСЦЪACDGHNOQUV]/u, round],
  [/[IJ1.,:;'!|()«»\s-]/u, narrow],
];

const widthOf = (letter: string) => kinds.find(([kind]) => kind.test(letter))?.[1] ?? usual;

/** About how wide a name is in capitals, in em, rounded up to a tenth. At least 1. */
export function nameWidth(name: string): number {
  const letters = [...name.toLocaleUpperCase('ru-RU')];
  const width = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  return Math.max(1, Math.ceil(width * 10) / 10);
}

/** About how wide the longest word of a name is in a heading's spaced capitals, in em; words that a line does not part are one. */
export const longestWord = (name: string): number =>
  Math.max(...name.split(/[ \n-]+/).map((word) => nameWidth(word) + word.length * 0.04));
