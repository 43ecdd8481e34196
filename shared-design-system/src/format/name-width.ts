/** Widths of capitals in a heavy grotesque, in em; a little more than they are, so that the name surely fits. */
const wide = 1.02;
const round = 0.82;
const medium = 0.74;
const narrow = 0.36;

const kinds: readonly [RegExp, number][] = [
  [/[ЖШЩЮЫФМMW@%—]/u, wide],
  [/[АВДИЙНОСЦЪACDGHNOQUV]/u, round],
  [/[IJ1.,:;'!|()«»\s-]/u, narrow],
];

const widthOf = (letter: string) => kinds.find(([kind]) => kind.test(letter))?.[1] ?? medium;

export function nameWidth(name: string): number {
  const letters = [...name.toLocaleUpperCase('ru-RU')];
  const width = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  return Math.max(1, Math.ceil(width * 10) / 10);
}

export const longestWord = (name: string): number =>
  Math.max(...name.split(/[ \n-]+/).map((word) => nameWidth(word) + word.length * 0.04));
