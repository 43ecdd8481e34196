import { relative } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { hasSkipReason } from './needs.ts';
import { type PlaywrightSuite, specsIn } from './playwright-specs.ts';

export interface Outcome {
  id: string;
  title: string;
  /** Only tests are counted as passed; a file fails when it cannot be loaded or its worker crashes, a stage when its set-up does. */
  kind: 'test' | 'file' | 'stage';
  state: 'passed' | 'failed' | 'skipped';
  file?: string;
  message?: string;
  /** When it began, in milliseconds since 1970; for Jest's tests, when their file began. Absent where unknown. */
  from?: number;
  to?: number;
  seconds?: number;
}

interface JestResult {
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

export interface PlaywrightResult {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of a terminal begin with one.
const colours = /\u001b\[[\d;]*m/g;

export function shortenMessage(message: string): string {
  const lines = message.replace(colours, '').split('\n');
  const sentences = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('at '));
  return sentences.slice(0, 3).join(' ').slice(0, 300);
}

const notRun = 'did not run';

/** Some times count from the start of the runner's own process and not from 1970: these are ignored. */
const isOfThisClock = (time: number): boolean => time > Date.UTC(2000);

const inSeconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

export function readJest({ testResults }: JestResult): Outcome[] {
  return testResults.flatMap(({ name, status, message, startTime, endTime, assertionResults }) => {
    const [from, to] = isOfThisClock(startTime) ? [startTime, endTime] : [];
    const file = relative(checkout, name).replaceAll('\\', '/');
    const seen = new Map<string, number>();
    const tests = assertionResults.map(({ status, fullName, failureMessages }): Outcome => {
      // Two tests of a file may have the same name, so they are numbered.
      const nth = (seen.get(fullName) ?? 0) + 1;
      seen.set(fullName, nth);
      const title = `${file} › ${fullName}`;
      const base = { id: `${title} ${nth}`, title, kind: 'test', file, from, to } as const;
      if (status === 'passed') return { ...base, state: 'passed' };
      if (status === 'pending' && hasSkipReason(fullName)) return { ...base, title: fullName, state: 'skipped' };
      return { ...base, state: 'failed', message: shortenMessage(failureMessages?.[0] ?? notRun) };
    });
    const isFailed = status === 'failed' && tests.every(({ state }) => state !== 'failed');
    const base = {
      id: file,
      title: file,
      kind: 'file',
      file,
      from,
      to,
      seconds: inSeconds(endTime - startTime),
    } as const;
    const ofFile: Outcome = isFailed
      ? { ...base, state: 'failed', message: shortenMessage(message) }
      : { ...base, state: 'passed' };
    return [...tests, ofFile];
  });
}

export function readPlaywright({ suites }: PlaywrightResult): Outcome[] {
  return specsIn(suites).map(({ id, file, titles, isPassed, results }): Outcome => {
    const first = results[0];
    const from = first && Date.parse(first.startTime);
    return {
      id,
      title: [file, ...titles].join(' › '),
      kind: 'test',
      state: isPassed ? 'passed' : 'failed',
      file,
      message: isPassed ? undefined : shortenMessage(first?.errors?.[0]?.message ?? notRun),
      from,
      to: first && from && from + first.duration,
      seconds: first && inSeconds(first.duration),
    };
  });
}

interface Settled {
  passed: number;
  failed: Outcome[];
  flaky: Outcome[];
  skipped: Outcome[];
}

/**
 * A test that passed in any run has passed; it is flaky if it failed in another.
 * @param runs the first run, then those that repeated parts of it
 */
export function settleOutcomes(runs: readonly (readonly Outcome[])[]): Settled {
  const settled: Settled = { passed: 0, failed: [], flaky: [], skipped: [] };
  for (const all of Map.groupBy(runs.flat(), ({ id }) => id).values()) {
    const failure = all.find(({ state }) => state === 'failed');
    const passed = all.find(({ state }) => state === 'passed');
    if (passed?.kind === 'test') settled.passed++;
    if (failure) (passed ? settled.flaky : settled.failed).push(failure);
    else if (!passed) settled.skipped.push(...all.slice(0, 1));
  }
  return settled;
}
