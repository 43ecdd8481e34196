import { dataPaths } from '../config/data-folder.ts';
import { isRunning, readRun } from '../processes/run-file.ts';
import { hasLoadedRevision, type ServedReleases, waitForServedReleases } from './served.ts';

export async function waitForServedRevision(
  dataDir: string,
  releasesDir: string,
  revision: number,
): Promise<ServedReleases['givenUp'] | undefined> {
  const run = readRun(dataDir);
  if (!isRunning(run) || releasesDir !== dataPaths(dataDir).releases) return undefined;
  return (await waitForServedReleases(run.origin, (served) => hasLoadedRevision(served, revision))).givenUp;
}
