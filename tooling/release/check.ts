import type { ContainerName } from 'shared-contracts';
import { compatibilityProblems, isWarning } from 'shared-contracts/compatibility';
import { dataPaths } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { readState } from './active.ts';
import { type BuildOptions, buildMissing, presentVersions } from './build.ts';
import { withLock } from './lock.ts';
import { fetchOfferedOperations } from './offered.ts';
import { readReleases } from './read-releases.ts';
import { texts } from './texts.ts';
import { checkTypes } from './types-check.ts';

type Versions = Readonly<Record<ContainerName, string>>;

export async function requireFit(
  name: ContainerName,
  version: string,
  active: Versions,
  { dataDir, releasesDir = dataPaths(dataDir).releases, log = () => {} }: BuildOptions,
): Promise<void> {
  const [candidate] = readReleases(releasesDir, { [name]: version });
  if (!candidate) throw new Error(`no release ${name} ${version}`);
  const offered = await fetchOfferedOperations(dataDir, releasesDir);
  const problems = compatibilityProblems(candidate, readReleases(releasesDir, active), offered);
  const refusing = problems.filter((problem) => !isWarning(problem));
  if (refusing.length > 0) throw new StartupError(texts.incompatible(name, version, refusing));
  for (const problem of problems) log(texts.warning(problem));
}

/**
 * Checks whether a container could be released from its present sources: types, build, budgets, and whether it fits the active releases. Nothing
 * becomes active.
 * @param options folder: of the package, if it is not the workspace's own; its types are not checked then
 * @returns the version that was checked
 * @throws StartupError with one sentence that says what is missing
 */
export async function checkRelease(name: ContainerName, options: BuildOptions & { folder?: string }): Promise<string> {
  const { dataDir, releasesDir = dataPaths(dataDir).releases, log = () => {}, folder } = options;
  return withLock(releasesDir, async () => {
    if (!folder) checkTypes(name);
    const [present] = presentVersions([name], folder);
    if (!present) throw new Error(`no version of ${name}`);
    await buildMissing([present], options);
    await requireFit(name, present.version, readState(releasesDir).active, options);
    log(texts.compatible(name, present.version));
    return present.version;
  });
}
