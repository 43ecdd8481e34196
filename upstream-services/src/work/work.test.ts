import { join } from 'node:path';
import { createLog } from '../common/log.ts';
import { createWork, declareTask, type PoolOptions, type Work } from './index.ts';
import type misbehave from './misbehave.testing.ts';

const MiB = 1024 * 1024;
const options: PoolOptions = {
  processes: 2,
  running: 2,
  waiting: { perOwner: 16, inAll: 64 },
  runs: 50,
  restingMemory: 300 * MiB,
  idle: 60_000,
  worker: { niceness: 10, maxHeap: 64 * MiB, maxMemory: 256 * MiB, env: { PATH: process.env.PATH ?? '' } },
};

let work: Work;
const open = (pictures: Partial<PoolOptions> = {}) => {
  work = createWork(
    { pictures: { ...options, ...pictures }, tables: options, variants: options, studio: options },
    createLog('silent'),
  );
};
beforeEach(() => open());
afterEach(() => work.close());

const task = (timeout = 20_000) =>
  declareTask<typeof misbehave>({
    name: 'test',
    pool: 'pictures',
    module: join(import.meta.dirname, 'misbehave.testing.ts'),
    timeout,
  });
const answer = (says: string, owner = 'neighbour', after = 0) =>
  work.run(task(), { how: 'answer', says, after }, { owner });
const refused = (code: string) => expect.objectContaining({ name: 'Refusal', code });

it('runs a task in a process of its own, of low priority, which knows no secrets', async () => {
  expect(await answer('done')).toBe('done');
  expect(await work.run(task(), { how: 'priority' }, { owner: 'a' })).toBe('10');
  const names = await work.run(task(), { how: 'environment' }, { owner: 'a' });
  expect(names.split(',').filter((name) => /URL|KEY|SECRET/.test(name))).toEqual([]);
});

it('a task says how much of it is done to whoever waits for it, and to nobody else', async () => {
  open({ processes: 1 });
  const first: number[] = [];
  const second: number[] = [];
  const say = (says: string, told: number[]) =>
    work.run(task(), { how: 'answer', says }, { owner: 'a' }, (done) => told.push(done));
  expect(await say('one', first)).toBe('one');
  expect(await say('two', second)).toBe('two');
  expect([first, second]).toEqual([[0.5], [0.5]]);
});

it('a task refuses as a handler does', async () => {
  await expect(work.run(task(), { how: 'throw' }, { owner: 'a' })).rejects.toEqual(refused('unsupported_media_type'));
});

it.each([
  ['takes too long', 'loop', 'work_too_long'],
  ['never ends', 'wait', 'work_too_long'],
  ['takes all of the heap', 'fill-heap', 'work_failed'],
  ['takes too much memory outside of it', 'fill-buffers', 'work_failed'],
  ['ends its process', 'exit', 'work_failed'],
] as const)('a task that %s is its caller’s error alone', async (_, how, code) => {
  const bad = work.run(task(code === 'work_too_long' ? 1_500 : 20_000), { how }, { owner: 'bad' });
  const neighbours = Promise.all(['1', '2', '3'].map((says) => answer(says)));
  await expect(bad).rejects.toEqual(refused(code));
  expect(await neighbours).toEqual(['1', '2', '3']);
  expect(await answer('after', 'bad')).toBe('after');
});

it('whoever comes while one has sixteen waiting comes next', async () => {
  const order: string[] = [];
  const noted = (says: string, owner: string) => answer(says, owner, 30).then((done) => order.push(done));
  const many = Array.from({ length: 16 }, (_, index) => noted(`many ${index}`, 'many'));
  const other = noted('other', 'other');
  await Promise.all([...many, other]);
  expect(order.indexOf('other')).toBeLessThanOrEqual(3);
  expect(order.filter((one) => one !== 'other')).toHaveLength(16);
});

it('one owner has no more running than it may, others run meanwhile', async () => {
  open({ running: 1 });
  // A process that has yet to start would make the quick one late.
  await Promise.all(['a', 'b'].map((owner) => answer('started', owner, 200)));
  const order: string[] = [];
  const slow = [1, 2].map(() => answer('slow', 'a', 1_500).then((done) => order.push(done)));
  await answer('quick', 'b').then((done) => order.push(done));
  await Promise.all(slow);
  expect(order[0]).toBe('quick');
});

it('refuses whoever has too many waiting, with a time to try again, and nobody else', async () => {
  open({ waiting: { perOwner: 3, inAll: 64 } });
  const results = await Promise.allSettled([
    ...Array.from({ length: 10 }, () => answer('many', 'many', 50)),
    answer('other', 'other'),
  ]);
  const failed = results.filter((one) => one.status === 'rejected');
  expect(failed).toHaveLength(5);
  for (const { reason } of failed) expect([reason.code, reason.extra.retryAfter]).toEqual(['busy', 5]);
  expect(results.at(-1)).toEqual({ status: 'fulfilled', value: 'other' });
});

it('who has gone gives up the place', async () => {
  open({ processes: 1, waiting: { perOwner: 2, inAll: 64 } });
  const first = answer('first', 'a', 200);
  const gone = new AbortController();
  const waiting = [1, 2].map(() =>
    work.run(task(), { how: 'answer', says: 'gone' }, { owner: 'a', signal: gone.signal }),
  );
  await expect(answer('third', 'a')).rejects.toEqual(refused('busy'));
  gone.abort();
  for (const one of waiting) await expect(one).rejects.toEqual(refused('busy'));
  expect(await answer('third', 'a')).toBe('third');
  expect(await first).toBe('first');
});

it('lets so many uploads of one merchant in, and keeps room for others', () => {
  const enter = (merchant: string) => {
    try {
      return work.admit(merchant);
    } catch {
      return null;
    }
  };
  const own = Array.from({ length: 40 }, () => enter('many')).filter((leave) => leave !== null);
  expect(own).toHaveLength(20);
  own[0]?.();
  expect(enter('many')).not.toBeNull();
  for (let n = 0; n < 8; n += 1) for (let times = 0; times < 20; times += 1) enter(`shop ${n}`);
  expect(enter('newcomer')).not.toBeNull();
});

it('lets as many uploads in as before, once any number of them have ended', () => {
  for (let times = 0; times < 400; times += 1) work.admit(`shop ${times % 3}`)();
  const leaves = Array.from({ length: 20 }, () => work.admit('shop 0'));
  expect(leaves).toHaveLength(20);
  expect(() => work.admit('shop 0')).toThrow(refused('busy'));
});
