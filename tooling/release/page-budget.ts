import type { ContainerName, Release } from 'shared-contracts';
import { StartupError } from '../config/startup-error.ts';
import { inKilobytes } from './budget.ts';
import { readReleases } from './read-releases.ts';
import { texts } from './texts.ts';

type Measured = Pick<Release, 'preload' | 'screens' | 'takes' | 'lends' | 'files'>;

export interface PageParts {
  shell: Measured;
  designSystem: Measured;
  container: Measured;
}

function sumOf({ files }: Measured, paths: readonly string[]): number {
  const brotli = new Map(files.map((file) => [file.path, file.brotli]));
  return [...new Set(paths)].reduce((all, path) => all + (brotli.get(path) ?? 0), 0);
}

export function pageSize({ shell, designSystem, container }: PageParts, screen: string): number {
  const names = container.takes[screen] ?? [];
  const lent = names.flatMap((name) => shell.lends[name] ?? []);
  const taken = names.flatMap((name) => designSystem.screens[name] ?? []);
  const bytes =
    sumOf(shell, [...shell.preload, ...lent]) +
    sumOf(designSystem, [...designSystem.preload, ...taken]) +
    sumOf(container, [...container.preload, ...(container.screens[screen] ?? [])]);
  return bytes / 1000;
}

interface PageSize {
  container: ContainerName;
  screen: string;
  size: number;
  most: number;
}

export function pageSizes(releasesDir: string, active: Readonly<Record<ContainerName, string>>): PageSize[] {
  const releases = readReleases(releasesDir, active);
  const shell = releases.find(({ name }) => name === 'host-shell');
  const designSystem = releases.find(({ name }) => name === 'shared-design-system');
  if (!shell || !designSystem) return [];
  return releases.flatMap((container) =>
    Object.entries(container.manifest.budget.pages ?? {}).map(([screen, most]) => ({
      container: container.name,
      screen,
      size: pageSize({ shell, designSystem, container }, screen),
      most,
    })),
  );
}

/**
 * Checks pages against the budgets in `remote.json`: containers may each be within budget, and still be too heavy together.
 * @param active versions that are to be active
 * @throws StartupError with one sentence per page that is too heavy
 */
export function checkPages(releasesDir: string, active: Readonly<Record<ContainerName, string>>): void {
  const excess = pageSizes(releasesDir, active)
    .filter(({ size, most }) => size > most)
    .map(({ container, screen, size, most }) => texts.pageExcess(container, screen, inKilobytes(size), most));
  if (excess.length > 0) throw new StartupError(excess.join('\n'));
}
