import { relative } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { type PlaywrightSuite, specsIn } from './playwright-specs.ts';

/** How long something took. */
export interface Time {
  name: string;
  seconds: number;
}

const inSeconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

interface TimedJest {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** How long each file of tests took, by Jest's JSON result. */
export const jestTimes = ({ testResults }: TimedJest): Time[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: relative(checkout, name).replaceAll('\\', '/'),
    seconds: inSeconds(endTime - startTime),
  }));

/** How long each browser test took, by Playwright's JSON result. */
export const playwrightTimes = ({ suites }: { suites: PlaywrightSuite[] }): Time[] =>
  specsIn(suites).flatMap(({ file, titles, durations }) =>
    durations.map((duration) => ({ name: `${file} › ${titles.at(-1)}`, seconds: inSeconds(duration) })),
  );

/** The ten that took longest, the longest first. */
export const slowest = (times: readonly Time[]): Time[] =>
  [...times].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
