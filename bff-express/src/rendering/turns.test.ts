import { createTurns } from './turns.ts';

it('runs so many at once, the others in their order, also after one that failed', async () => {
  const takeTurn = createTurns(2, 10_000);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((index) =>
    takeTurn(() => {
      begun.push(index);
      return new Promise<number>((resolve, reject) => {
        ends[index] = () => (index === 0 ? reject(new Error('failed')) : resolve(index));
      });
    }),
  );
  const outcomes = Promise.allSettled(works);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await settled();
  ends[3]?.();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});

it('does not begin what has waited too long', async () => {
  const takeTurn = createTurns(1, 5);
  let end = (): void => {};
  const first = takeTurn(() => new Promise<string>((resolve) => (end = () => resolve('first'))));
  expect(await takeTurn(async () => 'second')).toBeNull();
  end();
  expect([await first, await takeTurn(async () => 'third')]).toEqual(['first', 'third']);
});
