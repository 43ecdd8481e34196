import { failureIn } from './restore-cluster.ts';

it('says the first thing that PostgreSQL complained of, which is the cause', () => {
  const log = [
    '2026-01-31 12:00:00.000 UTC [1] LOG:  starting backup recovery',
    '2026-01-31 12:00:00.100 UTC [1] FATAL:  could not locate required checkpoint record at 0/2000080',
    '2026-01-31 12:00:00.200 UTC [1] FATAL:  the rest follows from it',
  ].join('\n');
  expect(failureIn(log, 1)).toBe('could not locate required checkpoint record at 0/2000080');
  expect(failureIn('', null)).toBe('exit null');
  expect(failureIn('LOG:  ready', 0)).toBeUndefined();
});
