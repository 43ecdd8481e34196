import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContainerName, type Release, releaseSchema } from 'shared-contracts';
import { StartProblem } from '../config/problem.ts';
import { inKilobytes } from './budget.ts';
import { texts } from './texts.ts';
import { releaseFolder } from './write-release.ts';

type Measured = Pick<Release, 'preload' | 'screens' | 'takes' | 'files'>;

/** What a page's first load takes: the shell, the design system, and the container whose screen it shows. */
export interface PageParts {
  shell: Measured;
  designSystem: Measured;
  container: Measured;
}

/** Bytes of these files as they travel, each once. */
function sumOf({ files }: Measured, paths: readonly string[]): number {
  const brotli = new Map(files.map((file) => [file.path, file.brotli]));
  return [...new Set(paths)].reduce((all, path) => all + (brotli.get(path) ?? 0), 0);
}

/** All scripts of the first load of a page, in kB (1000 bytes) after brotli. */
export function pageSize({ shell, designSystem, container }: PageParts, screen: string): number {
  const taken = (container.takes[screen] ?? []).flatMap((part) => designSystem.screens[part] ?? []);
  const bytes =
    sumOf(shell, shell.preload) +
    sumOf(designSystem, [...designSystem.preload, ...taken]) +
    sumOf(container, [...container.preload, ...(container.screens[screen] ?? [])]);
  return bytes / 1000;
}

/**
 * Holds pages to what `remote.json` allows them (`budget.pages`): containers are within budgets of their own, and together still too heavy.
 * @param active versions that are to be active
 * @throws StartProblem with one sentence per page that is too heavy
 */
export function checkPages(releasesDir: string, active: Partial<Record<ContainerName, string>>): void {
  const read = (name: ContainerName, version: string): Release =>
    releaseSchema.parse(
      JSON.parse(readFileSync(join(releaseFolder(releasesDir, name, version), 'release.json'), 'utf8')),
    );
  const releases = Object.entries(active).map(([name, version]) => read(name as ContainerName, version));
  const shell = releases.find(({ name }) => name === 'host-shell');
  const designSystem = releases.find(({ name }) => name === 'shared-design-system');
  if (!shell || !designSystem) return;
  const excess = releases.flatMap((container) =>
    Object.entries(container.manifest.budget.pages ?? {}).flatMap(([screen, most]) => {
      const size = pageSize({ shell, designSystem, container }, screen);
      return size > most ? [texts.pageExcess(container.name, screen, inKilobytes(size), most)] : [];
    }),
  );
  if (excess.length > 0) throw new StartProblem(excess.join('\n'));
}
