/**
 * Looks after its process from a thread of its own, which a task that never pauses cannot hold up: the process ends when it takes too much
 * memory (what decoders take is outside of V8's heap and its limit) or time of the processor, and when the one that started it is gone. On a
 * busy machine a task of low priority takes long by the clock without doing more than it may.
 */
import { parentPort, workerData } from 'node:worker_threads';

const { parent, maxMemory } = workerData as { parent: number; maxMemory: number };
const every = 100;

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let most = Number.POSITIVE_INFINITY;
// How long the task that begins may take.
parentPort?.on('message', (timeout: number) => {
  most = used() + timeout;
});

setInterval(() => {
  if (used() > most) process.kill(process.pid, 'SIGXCPU');
  if (process.memoryUsage.rss() > maxMemory || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, every);
