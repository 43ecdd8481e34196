/**
 * Number of typing errors between two words (Damerau-Levenshtein): a letter inserted, missing, replaced, or two neighbours swapped.
 * @param most all larger distances are returned as `most + 1`
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    for (let column = 1; column <= b.length; column++) {
      const other = a[row - 1] === b[column - 1] ? 0 : 1;
      let slips = Math.min(at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + other);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) slips = Math.min(slips, at(before, column - 2) + 1);
      now.push(slips);
    }
    if (Math.min(...now) > most) return most + 1;
    [before, last] = [last, now];
  }
  return Math.min(at(last, b.length), most + 1);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
