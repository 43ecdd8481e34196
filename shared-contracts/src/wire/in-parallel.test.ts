import { inParallel } from './in-parallel.ts';

it('works through a list, so many at once, and stops at a failure', async () => {
  let now = 0;
  let most = 0;
  const done: number[] = [];
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++now);
    await new Promise((later) => setTimeout(later, 2));
    now--;
    done.push(item);
  });
  expect([most, done.sort()]).toEqual([2, [1, 2, 3, 4, 5]]);
  await expect(inParallel([1], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
