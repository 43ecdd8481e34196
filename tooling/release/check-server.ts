import { problemsAmong } from 'shared-contracts/compatibility';
import { offeredOperations } from 'shared-contracts/operations';
import { StartupError } from '../config/problem.ts';
import { readState } from './active.ts';
import { readReleases } from './read-releases.ts';
import { registeredVersions } from './registered.ts';
import { texts } from './texts.ts';

export const serverName = 'bff-express';

/**
 * Holds what the checkout's BFF offers against every release that is active in a folder, whether it was built there or came through the
 * registry: a BFF that takes its place and lacks a call breaks their buttons.
 * @throws StartProblem with one sentence that says what would be missing, and to whom
 */
export function checkServer(releasesDir: string, offered = offeredOperations()): void {
  const active = { ...readState(releasesDir).active, ...registeredVersions(releasesDir) };
  const problems = problemsAmong(readReleases(releasesDir, active), offered).filter(
    ({ kind }) => kind === 'operations',
  );
  if (problems.length > 0) throw new StartupError(texts.serverLacks(problems));
}
