import { setTimeout as sleep } from 'node:timers/promises';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const limits = { atOnce: 3, ofOne: 2, waiting: 10, timeout: 5_000 };

it('lets so many run, so many of one owner, and the others after them, owners in turns', async () => {
  const take = createConcurrencyLimit(limits);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const start = async (owner: string, name: string) => {
    const end = await take(owner);
    if (!end) return began.push(`${name} gave up`);
    began.push(name);
    return ends.push(end);
  };
  for (const name of ['a1', 'a2', 'a3', 'a4']) void start('a', name);
  for (const name of ['b1', 'b2']) void start('b', name);
  void start('c', 'c1');
  await sleep(5);
  expect(began).toEqual(['a1', 'a2', 'b1']);
  for (let count = 0; count < 7; count += 1) {
    ends.shift()?.();
    await sleep(5);
  }
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'c1', 'a4']);
});

it('gives up on what waits too long, and turns away at once what is too many', async () => {
  const take = createConcurrencyLimit({ ...limits, atOnce: 1, waiting: 1, timeout: 20 });
  const end = await take('a');
  const second = take('a');
  expect(take('a')).toBeNull();
  expect(await second).toBeNull();
  end?.();
  expect(await take('a')).not.toBeNull();
});

it('gives a slot back once, however often it is told to', async () => {
  const take = createConcurrencyLimit({ ...limits, atOnce: 1, timeout: 10 });
  const first = await take('a');
  first?.();
  first?.();
  await take('a');
  expect(await take('b')).toBeNull();
});

it('bounds what waits in all, and lets it wait without end where no time is set', async () => {
  const take = createConcurrencyLimit({ atOnce: 1, ofOne: 1, waiting: 1, waitingInAll: 2 });
  const first = await take('a');
  const waiting = [take('b'), take('c')];
  expect(take('d')).toBeNull();
  await sleep(5);
  first?.();
  const second = await waiting[0];
  expect(second).toEqual(expect.any(Function));
  second?.();
  expect(await waiting[1]).toEqual(expect.any(Function));
});
