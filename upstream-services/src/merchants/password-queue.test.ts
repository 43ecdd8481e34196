import { createPasswordQueue } from './password-queue.ts';

function slowWork() {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, endOne: () => ends.shift()?.() };
}

const refused = { code: 'unavailable', extra: { retryAfter: 2 } };

it('runs so much at once, lets so much wait, and refuses the rest at once', async () => {
  const queue = createPasswordQueue({ atOnce: 2, waiting: 3, waitingOfOne: 3 });
  const { work, endOne } = slowWork();
  const taken = [1, 2, 3, 4, 5].map(() => queue('a', work));
  await expect(queue('a', work)).rejects.toMatchObject(refused);
  expect(work).toHaveBeenCalledTimes(2);
  for (let turn = 0; turn < 5; turn++) {
    endOne();
    await new Promise(setImmediate);
  }
  await Promise.all(taken);
  expect(work).toHaveBeenCalledTimes(5);
});

it('leaves room in the queue for other networks', async () => {
  const queue = createPasswordQueue({ atOnce: 1, waiting: 4, waitingOfOne: 2 });
  const { work, endOne } = slowWork();
  const taken = [queue('a', work), queue('a', work), queue('a', work)];
  await expect(queue('a', work)).rejects.toMatchObject(refused);
  taken.push(queue('b', work));
  for (let turn = 0; turn < 4; turn++) {
    endOne();
    await new Promise(setImmediate);
  }
  await Promise.all(taken);
  const again = queue('a', work);
  endOne();
  await again;
});

it('lets networks take turns, however many of one wait', async () => {
  const queue = createPasswordQueue({ atOnce: 1, waiting: 9, waitingOfOne: 9 });
  const done: string[] = [];
  await Promise.all(['a1', 'a2', 'a3', 'b1'].map((name) => queue(name.slice(0, 1), async () => done.push(name))));
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('goes on after work that failed', async () => {
  const queue = createPasswordQueue({ atOnce: 1, waiting: 1, waitingOfOne: 1 });
  await expect(queue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue('a', async () => 'done')).toBe('done');
});
