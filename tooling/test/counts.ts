/** How many tests passed and failed. A test that did not run did not pass: it counts as failed. */
export interface Counts {
  passed: number;
  failed: number;
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
}

/** Counts Jest's result. A run that failed for a reason outside of the tests is one failure. */
export function countJest(result: JestResult): Counts {
  const notRun = result.numPendingTests + result.numTodoTests;
  const failed = result.numFailedTests + notRun + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: failed || result.success ? failed : 1 };
}

/** The part of Playwright's JSON result that is counted. */
export interface PlaywrightResult {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Failures outside of tests: the set-up, a file that cannot be loaded. */
  errors: unknown[];
}

/** Counts Playwright's result. One that passed only when it was repeated counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightResult): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** The sum of several. */
export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
