import { inParallel } from './in-parallel.ts';

it('works through a list, so many at once', async () => {
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
});

it('begins nothing after a failure, and ends once what had begun has ended', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('no');
    await new Promise((later) => setTimeout(later, 5));
    ended.push(item);
  });
  await expect(work).rejects.toThrow('no');
  expect([begun, ended]).toEqual([[1, 2], [2]]);
});
