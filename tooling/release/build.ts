import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import { containersIn, folderOf } from '../config/containers.ts';
import { dataPaths } from '../config/data-folder.ts';
import { activate, readState, writeState } from './active.ts';
import { inKilobytes, sizesOf } from './budget.ts';
import { cacheVersion, presetHash, SourceCache, versionOf } from './inputs.ts';
import { withLock } from './lock.ts';
import { readLock } from './packages.ts';
import { checkPages } from './page-budget.ts';
import { pruneReleases } from './prune.ts';
import { isAnyRegistered } from './registered.ts';
import { texts } from './texts.ts';
import { releaseFolder, writeRelease } from './write-release.ts';

export interface BuildOptions {
  dataDir: string;
  releasesDir?: string;
  log?: (line: string) => void;
}

const named = ({ name, size }: { name: string; size: number }): string => `${name} ${inKilobytes(size)}`;

interface Present {
  name: ContainerName;
  folder: string;
  version: string;
}

export function presentVersions(names: readonly ContainerName[], folder?: string): Present[] {
  const sources = new SourceCache();
  const lock = readLock();
  const preset = presetHash(lock);
  return names.map((name) => {
    const packageFolder = folder ?? folderOf(name);
    return { name, folder: packageFolder, version: versionOf(name, packageFolder, sources, preset, lock) };
  });
}

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
  // Loading webpack takes half a second, which a start without anything to build saves.
  const { compile } = await import('./compile.ts');
  const compilations = await compile(orders, { cacheDir: dataPaths(dataDir).webpack, cacheVersion: cacheVersion() });
  for (const order of orders) {
    const { name, version } = order;
    const compilation = compilations.get(name);
    if (!compilation) throw new Error(`no compilation of ${name}`);
    const { entry, first, screens } = sizesOf(await writeRelease(releasesDir, order, compilation));
    log(texts.built(name, version, inKilobytes(entry), inKilobytes(first), screens.map(named)));
    if (name === 'shared-design-system') {
      const { componentCosts } = await import('./component-costs.ts');
      log(texts.components(componentCosts(order.folder, compilation[0]).map(named)));
    }
  }
  rmSync(workshop, { recursive: true, force: true });
}

/**
 * Builds changed containers and makes them active. Once somebody has released a container by name, it only builds them and reports the differences.
 * @returns the versions that are active now
 * @throws StartupError with one sentence when a build fails or a page becomes too heavy; the active versions stay
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
    for (const { name } of requested) pruneReleases(releasesDir, name, { active, ...kept });
    return active;
  });
}

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
