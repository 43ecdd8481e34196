import { readState } from '../release/active.ts';
import { pageSizes } from '../release/page-budget.ts';

/** Compressed bytes of all scripts of a page's first load, without those that load when the page is idle or touched. */
export interface ScriptSizeComparison {
  screen: string;
  here: number;
  there: number;
}

export function compareScriptSizes(here: string, there: string): ScriptSizeComparison[] {
  const sizesIn = (folder: string) => pageSizes(folder, readState(folder).active);
  const others = new Map(sizesIn(there).map(({ screen, size }) => [screen, size]));
  return sizesIn(here).map(({ screen, size }) => ({
    screen,
    here: size * 1000,
    there: (others.get(screen) ?? Number.NaN) * 1000,
  }));
}
