import type { Outcome } from './outcomes.ts';
import { slowest } from './slowest.ts';

it('the ten that took longest, the longest first', () => {
  const took = (title: string, seconds?: number): Outcome => ({
    id: title,
    title,
    kind: 'test',
    state: 'passed',
    seconds,
  });
  expect(slowest([took('a', 2.5), took('b', 4.2), took('c')])).toEqual([
    { title: 'b', seconds: 4.2 },
    { title: 'a', seconds: 2.5 },
  ]);
  expect(slowest(Array.from({ length: 12 }, () => took('a', 1)))).toHaveLength(10);
});
