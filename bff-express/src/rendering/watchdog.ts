/**
 * Looks after its process from a thread of its own, which a bundle that never pauses cannot hold up: the process ends when a turn of its event
 * loop takes too much of the processor's time, when it holds too much memory, and when the one that started it is gone.
 */
import { workerData } from 'node:worker_threads';
import type { WatchdogOrders } from './messages.ts';

const { parent, maxMemory, maxTurn, beat } = workerData as WatchdogOrders;
const every = 50;
const turns = new Int32Array(beat);

/** Milliseconds of the processor's time that the process has taken since it began: a busy machine is nobody's fault. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

let last = -1;
let usedAtTurn = used();
setInterval(() => {
  const turn = Atomics.load(turns, 0);
  if (turn !== last) {
    last = turn;
    usedAtTurn = used();
  }
  if (used() - usedAtTurn > maxTurn) process.kill(process.pid, 'SIGXCPU');
  if (process.memoryUsage.rss() > maxMemory || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, every);
