import type { Release } from 'shared-contracts';
import { compatibilityProblems, isWarning } from 'shared-contracts/compatibility';
import { offeredOperations } from 'shared-contracts/operations';

const offered = offeredOperations();

export const fitsAmong = (release: Release, others: readonly Release[]): boolean =>
  compatibilityProblems(release, others, offered).every(isWarning);
