import type { Outcome } from './outcomes.ts';

interface Time {
  title: string;
  seconds: number;
}

export const slowest = (outcomes: readonly Outcome[]): Time[] =>
  outcomes
    .flatMap(({ title, seconds }) => (seconds === undefined ? [] : [{ title, seconds }]))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
