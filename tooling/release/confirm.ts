import { dataPaths } from '../config/data-folder.ts';
import { isRunning, readRun } from '../processes/run-file.ts';
import { hasTaken, type ServedReleases, waitForWord } from './served.ts';

export async function servedBy(
  dataDir: string,
  releasesDir: string,
  revision: number,
): Promise<ServedReleases['givenUp'] | undefined> {
  const run = readRun(dataDir);
  if (!isRunning(run) || releasesDir !== dataPaths(dataDir).releases) return undefined;
  return (await waitForWord(run.origin, (served) => hasTaken(served, revision))).givenUp;
}
