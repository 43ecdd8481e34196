import { relative } from 'node:path';
import { checkout } from '../config/data-folder.ts';

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

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
}

const timesIn = ({ suites = [], specs }: PlaywrightSuite): Time[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ name: `e2e/${file} › ${title}`, seconds: inSeconds(duration) })),
    ),
  ),
  ...suites.flatMap(timesIn),
];

/** How long each browser test took, by Playwright's JSON result. */
export const playwrightTimes = ({ suites }: { suites: PlaywrightSuite[] }): Time[] => suites.flatMap(timesIn);

/** The ten that took longest, the longest first. */
export const slowest = (times: readonly Time[]): Time[] =>
  [...times].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
