import { FairQueue } from './fair-queue.ts';

const queueOf = (...entries: string[]) => {
  const queue = new FairQueue<string>();
  for (const entry of entries) queue.add(entry.charAt(0), entry);
  return queue;
};

it('gives owners turns, each with the oldest of its own', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
  expect([queue.size, queue.sizeOf('a'), queue.sizeOf('d')]).toEqual([6, 3, 0]);
  const taken = Array.from({ length: 7 }, () => queue.take(() => 0));
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  expect(queue.size).toBe(0);
});

it('prefers who has least running, and passes over who must wait', () => {
  const running: Record<string, number | null> = { a: 2, b: 1, c: null };
  const queue = queueOf('a1', 'b1', 'c1');
  const take = () => queue.take((owner) => running[owner] ?? null);
  expect([take(), take(), take()]).toEqual(['b1', 'a1', undefined]);
  expect(queue.size).toBe(1);
});

it('lets go of an entry that is taken out, once, and of all', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  queue.remove('a', 'a1');
  queue.remove('a', 'a1');
  queue.remove('b', 'a2');
  expect([queue.size, queue.sizeOf('a')]).toEqual([2, 1]);
  expect(queue.clear()).toEqual(['a2', 'b1']);
  expect([queue.size, queue.take(() => 0)]).toEqual([0, undefined]);
});
