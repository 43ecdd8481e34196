import { EventEmitter } from 'node:events';
import { watchLiveness } from './liveness.ts';

const every = 1_000;

function watched(memories: (number | null)[]) {
  const calls: string[] = [];
  const child = Object.assign(new EventEmitter(), {
    connected: true,
    send() {
      const memory = memories.shift() ?? null;
      if (memory !== null) child.emit('message', { alive: true, memory });
    },
  });
  watchLiveness(child, {
    every,
    timeout: 3_000,
    memoryLimit: 100,
    onSilent: (milliseconds) => calls.push(`silent for ${milliseconds}`),
    onTooBig: (memory) => calls.push(`holds ${memory}`),
  });
  return calls;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a process that holds too much memory three answers in a row is told of, and again until it ends', () => {
  const calls = watched([101, 102, 103, 104, 105, 106, 107]);
  jest.advanceTimersByTime(2 * every);
  expect(calls).toEqual([]);
  jest.advanceTimersByTime(5 * every);
  expect(calls).toEqual(['holds 103', 'holds 104', 'holds 105', 'holds 106', 'holds 107']);
});

it('peaks of memory that pass are nobody’s business, however many there are', () => {
  const calls = watched([101, 102, 50, 101, 102, 100, 101, 102, 99]);
  jest.advanceTimersByTime(9 * every);
  expect(calls).toEqual([]);
});

it('a process that leaves three questions unanswered in a row is hung, which is told once', () => {
  const calls = watched([50, null, null, 50, null, null, null, null, null]);
  jest.advanceTimersByTime(7 * every);
  expect(calls).toEqual([]);
  jest.advanceTimersByTime(10 * every);
  expect(calls).toEqual(['silent for 3000']);
});
