import type { ContainerName } from 'shared-contracts';
import { dataPaths } from '../config/data-folder.ts';
import { StartProblem } from '../config/problem.ts';
import { activate, readState, withdraw, writeState } from './active.ts';
import { type BuildOptions, buildMissing, presentVersions } from './build.ts';
import { type Bump, bumpVersion } from './bump.ts';
import { withLock } from './lock.ts';
import { checkPages } from './page-budget.ts';
import { prune } from './prune.ts';
import { texts } from './texts.ts';

interface ReleaseOptions extends BuildOptions {
  /**
   * Raises the package's own version first. Default: it stays; a release's name holds a hash of its contents besides, so it is
   * always its own.
   */
  bump?: Bump;
  /** Folder of the package to release. Default: the workspace's own; another copy of it must lie inside the checkout, where its imports are found. */
  folder?: string;
}

/**
 * Builds one container and makes it active: the next page uses it, nothing restarts.
 * @returns the version that is active now
 * @throws StartProblem with one sentence when it does not build or is over its budget; what is active stays
 */
export async function release(name: ContainerName, options: ReleaseOptions): Promise<string> {
  const { dataDir, releasesDir = dataPaths(dataDir).releases, log = () => {}, bump, folder } = options;
  return withLock(releasesDir, async () => {
    if (bump) log(texts.bumped(name, bumpVersion(name, bump)));
    const [present] = presentVersions([name], folder);
    if (!present) throw new Error(`no version of ${name}`);
    await buildMissing([present], options);
    const { version } = present;
    const before = readState(releasesDir);
    const state = activate(before, name, version);
    if (state === before) {
      log(texts.alreadyActive(name, version));
      return version;
    }
    checkPages(releasesDir, state.active);
    writeState(releasesDir, state);
    prune(releasesDir, name, state);
    log(texts.activated(name, version));
    return version;
  });
}

/**
 * Takes the active release of a container back: the one before is active again, and no build activates the one taken back until it
 * is released by name.
 * @returns the version that is active now
 * @throws StartProblem when there is none before
 */
export async function rollback(name: ContainerName, options: BuildOptions): Promise<string> {
  const { dataDir, releasesDir = dataPaths(dataDir).releases, log = () => {} } = options;
  return withLock(releasesDir, async () => {
    const before = readState(releasesDir);
    const state = withdraw(before, name);
    const version = state?.active[name];
    if (!state || !version) throw new StartProblem(texts.nothingBefore(name));
    writeState(releasesDir, state);
    log(texts.rolledBack(name, before.active[name] ?? '', version));
    return version;
  });
}
