import type { ContainerName } from 'shared-contracts';
import { dataPaths } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { activate, readState, withdraw, writeState } from './active.ts';
import { type BuildOptions, buildMissing, presentVersions } from './build.ts';
import { type Bump, bumpVersion } from './bump.ts';
import { requireFit } from './check.ts';
import { withLock } from './lock.ts';
import { checkPages } from './page-budget.ts';
import { pruneReleases } from './prune.ts';
import { requireUnregistered } from './registered.ts';
import { waitForServedRevision } from './served-revision.ts';
import { texts } from './texts.ts';
import { checkTypes } from './types-check.ts';

interface ReleaseOptions extends BuildOptions {
  bump?: Bump;
  /**
   * Folder of the package to release. Default: the workspace's own. Another copy of it must lie inside the checkout, where its imports are
   * found; its types are not checked.
   */
  folder?: string;
}

/**
 * Builds one container and makes it active: the next page uses it, nothing restarts.
 * @returns the version that is active now
 * @throws StartupError with one sentence when its types are wrong, it does not build, is over its budget, does not fit what is active, or the
 *   platform that runs here gives it up; what is active stays
 */
export async function release(name: ContainerName, options: ReleaseOptions): Promise<string> {
  const { dataDir, releasesDir = dataPaths(dataDir).releases, log = () => {}, bump, folder } = options;
  requireUnregistered(releasesDir, name);
  return withLock(releasesDir, async () => {
    if (bump) log(texts.bumped(name, bumpVersion(name, bump)));
    if (!folder) checkTypes(name);
    const [present] = presentVersions([name], folder);
    if (!present) throw new Error(`no version of ${name}`);
    await buildMissing([present], options);
    const { version } = present;
    const before = readState(releasesDir);
    const state = activate(before, name, version);
    if (state === before && before.decided) {
      log(texts.alreadyActive(name, version));
      return version;
    }
    checkPages(releasesDir, state.active);
    await requireFit(name, version, before.active, options);
    const revision = writeState(releasesDir, { ...state, decided: true });
    const givenUp = await waitForServedRevision(dataDir, releasesDir, revision);
    const mine = givenUp?.find((one) => one.name === name && one.version === version);
    if (mine) {
      writeState(releasesDir, withdraw(readState(releasesDir), name) ?? { ...before, revision });
      throw new StartupError(texts.refused(name, version, mine.why));
    }
    pruneReleases(releasesDir, name, state);
    log(givenUp ? texts.served(name, version) : texts.activated(name, version));
    return version;
  });
}

export async function rollback(name: ContainerName, options: BuildOptions): Promise<string | undefined> {
  const { dataDir, releasesDir = dataPaths(dataDir).releases, log = () => {} } = options;
  requireUnregistered(releasesDir, name);
  return withLock(releasesDir, async () => {
    const before = readState(releasesDir);
    const state = withdraw(before, name);
    const version = state?.active[name];
    if (!state) throw new StartupError(texts.nothingBefore(name));
    if (version) await requireFit(name, version, before.active, options);
    const revision = writeState(releasesDir, { ...state, decided: true });
    await waitForServedRevision(dataDir, releasesDir, revision);
    log(texts.rolledBack(name, before.active[name] ?? '', version));
    return version;
  });
}
