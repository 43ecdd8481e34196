import pino from 'pino';
import { failureLog } from './failures.ts';

it('warns of the first failure of a group in a second and only notes the others', () => {
  const lines: { level: number; group: string; msg: string }[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  const note = failureLog(log);
  for (let count = 0; count < 3; count += 1) note({ requestId: 'r', group: 'orders', cause: 'ECONNREFUSED' });
  note({ requestId: 'r', group: 's3', status: 500 });
  expect(lines.map(({ level, group, msg }) => [level, group, msg])).toEqual([
    [40, 'orders', 'a service failed'],
    [30, 'orders', 'a service failed'],
    [30, 'orders', 'a service failed'],
    [40, 's3', 'a service answered badly'],
  ]);
});

it('warns again of a group that still fails a second later', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const levels: number[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => levels.push(JSON.parse(line).level) });
  const note = failureLog(log);
  for (const moment of [10_000, 10_999, 11_000]) {
    clock.mockReturnValue(moment);
    note({ requestId: 'r', group: 'orders', cause: 'ECONNREFUSED' });
  }
  clock.mockRestore();
  expect(levels).toEqual([40, 30, 40]);
});
