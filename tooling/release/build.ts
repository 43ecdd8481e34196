import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import { containersIn, folderOf } from '../config/containers.ts';
import { dataPaths } from '../config/data-folder.ts';
import { activate, readState, writeState } from './active.ts';
import { inKilobytes, sizesOf } from './budget.ts';
import { cacheVersion, presetHash, Sources, versionOf } from './inputs.ts';
import { withLock } from './lock.ts';
import { readLock } from './packages.ts';
import { checkPages } from './page-budget.ts';
import { prune } from './prune.ts';
import { isAnyRegistered } from './registered.ts';
import { texts } from './texts.ts';
import { releaseFolder, writeRelease } from './write-release.ts';

export interface BuildOptions {
  /** Folder for everything that is written; webpack's cache lives in it. */
  dataDir: string;
  /** Folder of the releases. Default: `releases` in the data folder. */
  releasesDir?: string;
  /** Told line by line what happens. Default: nobody. */
  log?: (line: string) => void;
}

const named = ({ name, size }: { name: string; size: number }): string => `${name} ${inKilobytes(size)}`;

/** A container, the folder of its package, and the version that its present sources make. */
interface Present {
  name: ContainerName;
  folder: string;
  version: string;
}

/**
 * The versions of containers by their present sources.
 * @param folder of the package, where it is not the workspace's own
 */
export function presentVersions(names: readonly ContainerName[], folder?: string): Present[] {
  const sources = new Sources();
  const lock = readLock();
  const preset = presetHash(lock);
  return names.map((name) => {
    const own = folder ?? folderOf(name);
    return { name, folder: own, version: versionOf(name, own, sources, preset, lock) };
  });
}

/**
 * Builds the releases that are not there yet, in one process. What has not changed costs nothing.
 * @throws StartProblem when one does not build or is over its budget; then none of them is released
 */
export async function buildMissing(
  requested: readonly Present[],
  { dataDir, releasesDir = dataPaths(dataDir).releases, log = () => {} }: BuildOptions,
): Promise<void> {
  const missing = requested.filter(
    ({ name, version }) => !existsSync(join(releaseFolder(releasesDir, name, version), 'release.json')),
  );
  if (missing.length === 0) return;
  log(texts.building(missing.map(({ name }) => name)));
  const workshop = join(releasesDir, '.building');
  rmSync(workshop, { recursive: true, force: true });
  const orders = missing.map((each) => ({ ...each, outputDir: join(workshop, each.name) }));
  // webpack takes half a second to load, which a start with nothing to build does not spend.
  const { compile } = await import('./compile.ts');
  const compilations = await compile(orders, { cacheDir: dataPaths(dataDir).webpack, cacheVersion: cacheVersion() });
  for (const order of orders) {
    const { name, version } = order;
    const made = compilations.get(name);
    if (!made) throw new Error(`no compilation of ${name}`);
    const { entry, first, screens } = sizesOf(await writeRelease(releasesDir, order, made));
    log(texts.built(name, version, inKilobytes(entry), inKilobytes(first), screens.map(named)));
    if (name === 'shared-design-system') {
      const { componentCosts } = await import('./component-costs.ts');
      log(texts.components(componentCosts(order.folder, made[0]).map(named)));
    }
  }
  rmSync(workshop, { recursive: true, force: true });
}

/**
 * Builds what has changed and makes it active, as long as nobody has released anything by name: from then on it builds and says what differs.
 * @returns the versions that are active now
 * @throws StartProblem with one sentence when something does not build or a page becomes too heavy; what is active stays
 */
export async function buildAll(options: BuildOptions): Promise<Readonly<Record<ContainerName, string>>> {
  const { dataDir, releasesDir = dataPaths(dataDir).releases, log = () => {} } = options;
  return withLock(releasesDir, async () => {
    const requested = presentVersions(containersIn());
    await buildMissing(requested, options);
    const before = readState(releasesDir);
    const changed = requested.filter(({ name, version }) => before.active[name] !== version);
    if (changed.length === 0) log(texts.unchanged(requested.length));
    else if (before.decided || isAnyRegistered(releasesDir)) log(texts.decided(changed.map(({ name }) => name)));
    else {
      const state = changed.reduce((last, { name, version }) => activate(last, name, version), before);
      checkPages(releasesDir, state.active);
      writeState(releasesDir, state);
      for (const { name, version } of changed) log(texts.activated(name, version));
    }
    const { active, ...kept } = readState(releasesDir);
    for (const { name } of requested) prune(releasesDir, name, { active, ...kept });
    return active;
  });
}

/**
 * Builds containers as they are now and holds them, and their pages beside what is active, to their budgets. Nothing is made active.
 * @throws StartProblem with one sentence when one does not build or is too heavy
 */
export async function buildOnly(names: readonly ContainerName[], options: BuildOptions): Promise<void> {
  const { dataDir, releasesDir = dataPaths(dataDir).releases, log = () => {} } = options;
  await withLock(releasesDir, async () => {
    const requested = presentVersions(names);
    await buildMissing(requested, options);
    const built = Object.fromEntries(requested.map(({ name, version }) => [name, version]));
    checkPages(releasesDir, { ...readState(releasesDir).active, ...built });
    for (const { name, version } of requested) log(texts.fits(name, version));
  });
}
