import type { Cohort } from 'shared-contracts';
import type { Snapshot } from '../releases/snapshot.ts';

export const cohortOf = ({ cohort }: Snapshot): Cohort => (cohort === '' ? 'stable' : 'canary');
