import { createTokenBuckets } from './buckets.ts';

it('gives each key so many at once and so many a second, and says how long to wait', () => {
  let now = 0;
  const { take, left } = createTokenBuckets({ atOnce: 3, perSecond: 2 }, () => now);
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([
    { allowed: true, left: 2, wait: 0 },
    { allowed: true, left: 1, wait: 0 },
    { allowed: true, left: 0, wait: 0.5 },
    { allowed: false, left: 0, wait: 0.5 },
  ]);
  expect([left('a'), left('b')]).toEqual([0, 3]);
  expect(take('b').allowed).toBe(true);
  now = 499;
  expect(take('a').allowed).toBe(false);
  now = 500;
  expect(take('a').allowed).toBe(true);
  now = 1_000_000;
  expect(take('a').left).toBe(2);
});
