import type { Release } from 'shared-contracts';
import { texts } from './texts.ts';

type Measured = Pick<Release, 'entry' | 'preload' | 'screens' | 'files' | 'manifest'>;

/** Sizes that `remote.json` limits, in kB (1000 bytes) after brotli. */
export interface Sizes {
  entry: number;
  /** Everything the heaviest screen loads at first, shared modules apart. */
  screen: { name: string; size: number };
}

/** Measures what a browser loads at first. */
export function sizesOf({ entry, preload, screens, files }: Measured): Sizes {
  const brotli = new Map(files.map((file) => [file.path, file.brotli]));
  const sum = (paths: readonly string[]) => paths.reduce((all, path) => all + (brotli.get(path) ?? 0), 0) / 1000;
  const first = sum(preload);
  const heaviest = Object.entries(screens)
    .map(([name, paths]) => ({ name, size: first + sum(paths) }))
    .reduce((a, b) => (b.size > a.size ? b : a), { name: 'index', size: first });
  return { entry: sum([entry]), screen: heaviest };
}

export const inKilobytes = (size: number): string =>
  size.toLocaleString('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** One sentence that says what is heavier than `remote.json` allows; undefined when nothing is. */
export function overBudget(name: string, measured: Measured): string | undefined {
  const { budget } = measured.manifest;
  const { entry, screen } = sizesOf(measured);
  const excess = [
    entry > budget.entry && texts.entryExcess(inKilobytes(entry), budget.entry),
    screen.size > budget.screen && texts.screenExcess(screen.name, inKilobytes(screen.size), budget.screen),
  ].filter((line) => line !== false);
  return excess.length > 0 ? texts.overBudget(name, excess.join(', ')) : undefined;
}
