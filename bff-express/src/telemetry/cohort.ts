import type { Cohort } from 'shared-contracts';
import type { Snapshot } from '../releases/snapshot.ts';

/** Whether a snapshot is everybody's, or has releases that some try first. */
export const cohortOf = ({ cohort }: Snapshot): Cohort => (cohort === '' ? 'stable' : 'canary');
