import { countJest, countPlaywright, sum } from './counts.ts';

const whole = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
};

describe('the count of a test run', () => {
  it('takes over what passed', () => {
    expect(countJest(whole)).toEqual({ passed: 5, failed: 0 });
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 0 });
  });

  it('counts a test that did not run as failed', () => {
    expect(countJest({ ...whole, numPendingTests: 1, numTodoTests: 1 })).toEqual({ passed: 5, failed: 2 });
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 4 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 1, failed: 6 });
  });

  it('counts a file or a set-up that cannot be loaded as failed', () => {
    expect(countJest({ ...whole, numRuntimeErrorTestSuites: 1, success: false })).toEqual({ passed: 5, failed: 1 });
    expect(countJest({ ...whole, success: false })).toEqual({ passed: 5, failed: 1 });
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1 });
  });

  it('adds up', () => {
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 4, failed: 2 });
  });
});
