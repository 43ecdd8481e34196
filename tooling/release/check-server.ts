import { problemsAmong } from 'shared-contracts/compatibility';
import { offeredOperations } from 'shared-contracts/operations';
import { StartupError } from '../config/startup-error.ts';
import { readState } from './active.ts';
import { readReleases } from './read-releases.ts';
import { registeredVersions } from './registered.ts';
import { texts } from './texts.ts';

export const serverName = 'bff-express';

/**
 * Checks that the checkout's BFF offers all calls of the releases that are active in a folder, whether they were built there or came from the
 * registry. If this BFF replaced the running one, each missing call would break their buttons.
 * @throws StartupError with one sentence that names the missing calls and their callers
 */
export function checkServer(releasesDir: string, offered = offeredOperations()): void {
  const active = { ...readState(releasesDir).active, ...registeredVersions(releasesDir) };
  const problems = problemsAmong(readReleases(releasesDir, active), offered).filter(
    ({ kind }) => kind === 'operations',
  );
  if (problems.length > 0) throw new StartupError(texts.serverLacks(problems));
}
