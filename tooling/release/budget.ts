import type { Release } from 'shared-contracts';
import { texts } from './texts.ts';

type Measured = Pick<Release, 'entry' | 'preload' | 'screens' | 'files' | 'manifest'>;

interface Sizes {
  entry: number;
  first: number;
  screens: { name: string; size: number }[];
}

export function sizesOf({ entry, preload, screens, files }: Measured): Sizes {
  const brotli = new Map(files.map((file) => [file.path, file.brotli]));
  const sum = (paths: readonly string[]) => paths.reduce((all, path) => all + (brotli.get(path) ?? 0), 0) / 1000;
  const first = sum(preload);
  const each = Object.entries(screens).map(([name, paths]) => ({ name, size: first + sum(paths) }));
  return { entry: sum([entry]), first, screens: each.sort((a, b) => b.size - a.size) };
}

export const inKilobytes = (size: number): string =>
  size.toLocaleString('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function overBudget(name: string, measured: Measured): string | undefined {
  const { budget } = measured.manifest;
  const { entry, first, screens } = sizesOf(measured);
  const heaviest = screens[0] ?? { name: 'index', size: first };
  const excess = [
    entry > budget.entry && texts.entryExcess(inKilobytes(entry), budget.entry),
    budget.first !== undefined && first > budget.first && texts.firstExcess(inKilobytes(first), budget.first),
    heaviest.size > budget.screen && texts.screenExcess(heaviest.name, inKilobytes(heaviest.size), budget.screen),
  ].filter((line) => line !== false);
  return excess.length > 0 ? texts.overBudget(name, excess.join(', ')) : undefined;
}
