import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countPlaywright, sum } from './counts.ts';
import { begunAgain, journalVariable, noteBegun } from './journal.ts';

const whole = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
  testResults: [{ assertionResults: [{ status: 'passed', fullName: 'a shop opens' }] }],
};

const skipping = (...names: string[]) => ({
  ...whole,
  numPendingTests: names.length,
  testResults: [{ assertionResults: names.map((fullName) => ({ status: 'pending', fullName })) }],
});

describe('the count of a test run', () => {
  it('takes over what passed', () => {
    expect(countJest(whole)).toEqual({ passed: 5, failed: 0, skipped: [] });
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 0, skipped: [] });
  });

  it('counts a test that did not run as failed', () => {
    expect(countJest({ ...skipping('a shop opens'), numTodoTests: 1 })).toEqual({ passed: 5, failed: 2, skipped: [] });
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 4 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 1, failed: 6, skipped: [] });
  });

  it('names a test that the system cannot run, and does not count it as failed', () => {
    const name = 'a disk that is full is told of (needs a mount of its own)';
    expect(countJest(skipping(name))).toEqual({ passed: 5, failed: 0, skipped: [name] });
    expect(countJest(skipping(name, 'no reason (at all)'))).toEqual({ passed: 5, failed: 1, skipped: [name] });
  });

  it('counts a file or a set-up that cannot be loaded as failed', () => {
    const broken = { ...whole, numRuntimeErrorTestSuites: 1, success: false };
    expect(countJest(broken)).toEqual({ passed: 5, failed: 1, skipped: [] });
    expect(countJest({ ...whole, success: false })).toEqual({ passed: 5, failed: 1, skipped: [] });
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1, skipped: [] });
  });

  it('counts a file as failed whose worker crashed, although it passed when it was run again', () => {
    expect(countJest(whole, ['/orders.test.ts'])).toEqual({ passed: 5, failed: 1, skipped: [] });
  });

  it('adds up', () => {
    expect(
      sum([
        { passed: 1, failed: 2, skipped: ['a (needs Linux)'] },
        { passed: 3, failed: 0, skipped: ['b (needs root)'] },
      ]),
    ).toEqual({ passed: 4, failed: 2, skipped: ['a (needs Linux)', 'b (needs root)'] });
  });
});

describe('the journal of test files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'b2b-journal-'));
  const before = process.env[journalVariable];
  afterAll(() => {
    if (before === undefined) delete process.env[journalVariable];
    else process.env[journalVariable] = before;
    rmSync(folder, { recursive: true });
  });

  it('tells which were begun again', () => {
    const journal = join(folder, 'begun');
    process.env[journalVariable] = journal;
    for (const file of ['/a.test.ts', '/b.test.ts', '/a.test.ts', '/c.test.ts']) noteBegun(file);
    expect(begunAgain(journal)).toEqual(['/a.test.ts']);
  });

  it('tells of none where nothing was noted', () => expect(begunAgain(join(folder, 'nothing'))).toEqual([]));
});
