import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { type Outcome, readJest, readPlaywright, settleOutcomes } from './outcomes.ts';

const file = 'mf-orders/a.test.ts';
const name = join(checkout, file);

type Written = Parameters<typeof readJest>[0]['testResults'][number];
const written = (more: Partial<Written>): Written => ({
  name,
  status: 'passed',
  message: '',
  startTime: Date.UTC(2026, 10, 27),
  endTime: Date.UTC(2026, 10, 27) + 2_540,
  assertionResults: [],
  ...more,
});

const inWords = (outcomes: readonly Outcome[]) =>
  outcomes.map(({ kind, state, title, message }) => [kind, state, title, ...(message ? [message] : [])].join(': '));

describe("Jest's result", () => {
  it('has tests that passed and failed, with what they said first, and how long their file took', () => {
    const failureMessages = ['\u001b[2mError: expected 1\u001b[22m\n\n  received 2\n    at a.test.ts:3:1'];
    const assertionResults = [
      { status: 'passed', fullName: 'opens' },
      { status: 'failed', fullName: 'closes', failureMessages },
    ];
    const outcomes = readJest({ testResults: [written({ status: 'failed', assertionResults })] });
    expect(inWords(outcomes)).toEqual([
      `test: passed: ${file} › opens`,
      `test: failed: ${file} › closes: Error: expected 1 received 2`,
      `file: passed: ${file}`,
    ]);
    const from = Date.UTC(2026, 10, 27);
    expect(outcomes.at(-1)).toMatchObject({ from, to: from + 2_540, seconds: 2.5 });
  });

  it('has failed where a test did not run, unless its name says what the system lacks', () => {
    const names = ['a full disk (needs a mount of its own)', 'no reason (at all)'];
    const assertionResults = [
      ...names.map((fullName) => ({ status: 'pending', fullName })),
      { status: 'todo', fullName: 'later' },
    ];
    expect(inWords(readJest({ testResults: [written({ assertionResults })] }))).toEqual([
      'test: skipped: a full disk (needs a mount of its own)',
      `test: failed: ${file} › no reason (at all): did not run`,
      `test: failed: ${file} › later: did not run`,
      `file: passed: ${file}`,
    ]);
  });

  it('has failed where a file could not be loaded, or its worker crashed', () => {
    const broken = written({ status: 'failed', message: 'Worker exited unexpectedly' });
    expect(inWords(readJest({ testResults: [broken] }))).toEqual([`file: failed: ${file}: Worker exited unexpectedly`]);
  });

  it('has no time of day where it is told by another clock, but how long it took', () => {
    const [file] = readJest({ testResults: [written({ startTime: 1_000.5, endTime: 3_540.5 })] });
    expect(file).toMatchObject({ seconds: 2.5 });
    expect([file?.from, file?.to]).toEqual([undefined, undefined]);
  });

  it('tells two tests of one name apart', () => {
    const assertionResults = ['passed', 'failed'].map((status) => ({ status, fullName: 'opens' }));
    const ids = readJest({ testResults: [written({ status: 'failed', assertionResults })] }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});

it("Playwright's result has tests that passed, failed and did not run, each with its own time", () => {
  const results = [{ startTime: '2026-11-26T10:00:00.000Z', duration: 4_200, errors: [{ message: 'Error: late' }] }];
  const specs = ['expected', 'unexpected', 'skipped'].map((status) => ({
    id: status,
    title: status,
    file: 'shop/a.e2e.ts',
    tests: [{ status, results: status === 'skipped' ? [] : results }],
  }));
  const suites = [{ title: 'shop/a.e2e.ts', specs: [], suites: [{ title: 'on a phone', specs }] }];
  const outcomes = readPlaywright({ suites, errors: [] });
  expect(inWords(outcomes)).toEqual([
    'test: passed: e2e/shop/a.e2e.ts › on a phone › expected',
    'test: failed: e2e/shop/a.e2e.ts › on a phone › unexpected: Error: late',
    'test: failed: e2e/shop/a.e2e.ts › on a phone › skipped: did not run',
  ]);
  const from = Date.UTC(2026, 10, 26, 10);
  expect(outcomes[0]).toMatchObject({ id: 'expected', from, to: from + 4_200, seconds: 4.2 });
});

describe('several runs', () => {
  const one = (state: Outcome['state'], message?: string, kind: Outcome['kind'] = 'test'): Outcome => ({
    id: `${kind} opens`,
    title: 'opens',
    kind,
    state,
    message,
  });

  it('count a test that passed in one of them as passed, and name it with what it said first', () => {
    const runs = [[one('failed', 'late')], [one('failed', 'later')], [one('passed')]];
    expect(settleOutcomes(runs)).toEqual({ passed: 1, failed: [], flaky: [one('failed', 'late')], skipped: [] });
  });

  it('count one that never passed as failed, and one that cannot be run as neither', () => {
    expect(settleOutcomes([[one('failed', 'late')], [], [one('failed', 'later')]])).toEqual({
      passed: 0,
      failed: [one('failed', 'late')],
      flaky: [],
      skipped: [],
    });
    expect(settleOutcomes([[one('skipped')]])).toEqual({ passed: 0, failed: [], flaky: [], skipped: [one('skipped')] });
  });

  it('count no file and no stage as passed', () => {
    expect(settleOutcomes([[one('passed', undefined, 'file'), one('passed', undefined, 'stage')]]).passed).toBe(0);
  });
});
