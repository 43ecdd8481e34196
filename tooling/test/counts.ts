import { saysWhatItNeeds } from './needs.ts';

/** How many tests passed and failed. A test that did not run without a reason in its name did not pass: it counts as failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** Names of the tests that this system cannot run, each with what it needs. */
  skipped: string[];
}

/** The part of Jest's JSON result that is counted. */
export interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that failed before any of their tests ran. */
  numRuntimeErrorTestSuites: number;
  success: boolean;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/**
 * Counts Jest's result. A run that failed for a reason outside of the tests is one failure.
 * @param rerun files that Jest ran again because their worker crashed: each is a failure
 */
export function countJest(result: JestResult, rerun: readonly string[] = []): Counts {
  const pending = result.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
  );
  const skipped = pending.filter(saysWhatItNeeds);
  const notRun = result.numPendingTests + result.numTodoTests - skipped.length;
  const failed = result.numFailedTests + notRun + result.numRuntimeErrorTestSuites + rerun.length;
  return { passed: result.numPassedTests, failed: failed || result.success ? failed : 1, skipped };
}

/** The part of Playwright's JSON result that is counted. */
interface PlaywrightResult {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Failures outside of tests: the set-up, a file that cannot be loaded. */
  errors: unknown[];
}

/** Counts Playwright's result. One that passed only when it was repeated counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightResult): Counts {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed, skipped: [] };
}

export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.flatMap(({ skipped }) => skipped),
});
