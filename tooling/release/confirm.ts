import { dataPaths } from '../config/data-folder.ts';
import { isRunning, readRun } from '../processes/run-file.ts';
import { hasTaken, type ServedReleases, waitForWord } from './served.ts';

/**
 * Waits for the word of the platform that runs on a data folder that it serves a revision.
 * @returns why it gave up what it was to serve of each container; undefined where no platform runs
 * @throws StartProblem where it says nothing
 */
export async function servedBy(
  dataDir: string,
  releasesDir: string,
  revision: number,
): Promise<ServedReleases['givenUp'] | undefined> {
  const run = readRun(dataDir);
  if (!isRunning(run) || releasesDir !== dataPaths(dataDir).releases) return undefined;
  return (await waitForWord(run.origin, (served) => hasTaken(served, revision))).givenUp;
}
