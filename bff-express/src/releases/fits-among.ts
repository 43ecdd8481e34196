import type { Release } from 'shared-contracts';
import { compatibilityProblems, isWarning } from 'shared-contracts/compatibility';
import { offeredOperations } from 'shared-contracts/operations';

const offered = offeredOperations();

/** Whether a release could stand among these, in place of the one of its container. */
export const fitsAmong = (release: Release, others: readonly Release[]): boolean =>
  compatibilityProblems(release, others, offered).every(isWarning);
