/**
 * Looks after its process from a thread of its own, which a task that never pauses cannot hold up: the process ends when it takes too much
 * memory (what decoders take is outside of V8's heap and its limit), and when the one that started it is gone.
 */
import { workerData } from 'node:worker_threads';

const { parent, mostMemory } = workerData as { parent: number; mostMemory: number };
const every = 100;

setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, every);
