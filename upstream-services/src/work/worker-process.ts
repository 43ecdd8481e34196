import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Progress, Report, SentError, TaskRequest, WorkerSettings } from './messages.ts';
import type { TellProgress } from './task.ts';

const { niceness, maxMemory } = JSON.parse(process.argv[2] ?? '{}') as WorkerSettings;
setPriority(niceness);
try {
  // If the machine runs out of memory, Linux ends this process before those that answer requests.
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Other systems have no such thing.
}
const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), {
  workerData: { parent: process.ppid, maxMemory },
});
watchdog.unref();

const sent = (thrown: unknown): SentError => {
  if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown) };
  const { name, message, stack, code, extra } = thrown as Error & Pick<SentError, 'code' | 'extra'>;
  return { name, message, stack, ...(typeof code === 'string' ? { code } : {}), ...(extra ? { extra } : {}) };
};

const report = (how: { ok: true; output: unknown } | { ok: false; error: SentError }): void => {
  watchdog.postMessage(Number.POSITIVE_INFINITY);
  process.send?.({ ...how, memory: process.memoryUsage.rss() } satisfies Report);
};

const tell: TellProgress = (done) => void process.send?.({ done } satisfies Progress);

process.on('message', ({ module, input, timeout }: TaskRequest) => {
  watchdog.postMessage(timeout);
  import(pathToFileURL(module).href)
    .then(({ default: run }: { default: (input: unknown, tell: TellProgress) => Promise<unknown> }) => run(input, tell))
    .then(
      (output) => report({ ok: true, output }),
      (error: unknown) => report({ ok: false, error: sent(error) }),
    );
});
process.on('disconnect', () => process.exit(0));
