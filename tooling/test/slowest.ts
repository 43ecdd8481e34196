import type { Outcome } from './outcomes.ts';

/** How long something took. */
interface Time {
  title: string;
  seconds: number;
}

/** The ten files of units and browser tests that took longest, the longest first. */
export const slowest = (outcomes: readonly Outcome[]): Time[] =>
  outcomes
    .flatMap(({ title, seconds }) => (seconds === undefined ? [] : [{ title, seconds }]))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
