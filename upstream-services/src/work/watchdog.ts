/**
 * Watches its process from a separate thread, which a busy task cannot block. It ends the process when it takes too much memory (what decoders take
 * is outside of V8's heap and its limit) or CPU time, and when the parent process is gone. It counts CPU time, because on a busy machine a task of
 * low priority takes long in real time without doing more than it may.
 */
import { parentPort, workerData } from 'node:worker_threads';

const { parent, maxMemory } = workerData as { parent: number; maxMemory: number };
const every = 100;

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let most = Number.POSITIVE_INFINITY;
// CPU time that the task which begins may take.
parentPort?.on('message', (timeout: number) => {
  most = used() + timeout;
});

setInterval(() => {
  if (used() > most) process.kill(process.pid, 'SIGXCPU');
  if (process.memoryUsage.rss() > maxMemory || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, every);
