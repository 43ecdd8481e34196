import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ContainerName, containerNames } from 'shared-contracts';
import { dataPaths } from '../config/data-folder.ts';
import { activate, readState, writeState } from './active.ts';
import { inKilobytes, sizesOf } from './budget.ts';
import { folderOf } from './containers.ts';
import { presetHash, Sources, versionOf } from './inputs.ts';
import { withLock } from './lock.ts';
import { checkPages } from './page-budget.ts';
import { prune } from './prune.ts';
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
  const preset = presetHash();
  return names.map((name) => {
    const own = folder ?? folderOf(name);
    return { name, folder: own, version: versionOf(name, own, sources, preset) };
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
  const compilations = await compile(orders, { cacheDir: dataPaths(dataDir).webpack, cacheVersion: presetHash() });
  for (const order of orders) {
    const { name, version } = order;
    const compilation = compilations.get(name);
    if (!compilation) throw new Error(`no compilation of ${name}`);
    const { entry, first, screens } = sizesOf(await writeRelease(releasesDir, order, compilation));
    log(texts.built(name, version, inKilobytes(entry), inKilobytes(first), screens.map(named)));
    if (name === 'shared-design-system') {
      const { componentCosts } = await import('./component-costs.ts');
      log(texts.components(componentCosts(order.folder, compilation).map(named)));
    }
  }
  rmSync(workshop, { recursive: true, force: true });
}

/**
 * Builds what has changed and makes it active, except versions that were taken back by a rollback.
 * @returns the versions that are active now
 * @throws StartProblem with one sentence when something does not build or a page becomes too heavy; what is active stays
 */
export async function buildAll(options: BuildOptions): Promise<Partial<Record<ContainerName, string>>> {
  const { dataDir, releasesDir = dataPaths(dataDir).releases, log = () => {} } = options;
  return withLock(releasesDir, async () => {
    const requested = presentVersions(containerNames);
    await buildMissing(requested, options);
    const before = readState(releasesDir);
    let state = before;
    for (const { name, version } of requested) {
      const active = before.active[name];
      if (active === version) continue;
      if (active && before.withdrawn[name]?.includes(version)) {
        log(texts.withdrawn(name, version, active));
        continue;
      }
      state = activate(state, name, version);
      log(texts.activated(name, version));
    }
    if (state === before) log(texts.unchanged(requested.length));
    else {
      checkPages(releasesDir, state.active);
      writeState(releasesDir, state);
    }
    for (const { name } of requested) prune(releasesDir, name, state);
    return state.active;
  });
}
