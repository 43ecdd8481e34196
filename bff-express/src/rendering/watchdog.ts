/**
 * Watches its process from a thread of its own, which code that never pauses cannot block. It ends the process when one turn of the event loop takes
 * too much CPU time, when the process uses too much memory, or when its parent process is gone.
 */
import { workerData } from 'node:worker_threads';
import type { WatchdogSettings } from './messages.ts';

const { parent, maxMemory, maxTurn, beat } = workerData as WatchdogSettings;
const every = 50;
const turns = new Int32Array(beat);

/** Milliseconds of CPU time that the process has used. Not the clock's, as a busy machine slows down everything. */
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
