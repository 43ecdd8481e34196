import type { Config } from '../config.ts';
import type { PoolName } from './task.ts';
import type { PoolOptions } from './worker-pool.ts';

export type { PoolOptions } from './worker-pool.ts';

const MiB = 1024 * 1024;

const passedOn = ['PATH', 'TMPDIR', 'NODE_ENV', 'NODE_COMPILE_CACHE'] as const;

const plainEnv = (): Record<string, string> => ({
  ...Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  // glibc keeps freed memory per thread otherwise: hundreds of MiB after a few large pictures.
  MALLOC_ARENA_MAX: '2',
});

/** The limits of each pool. Only `tables` gets the database's address: processes that decode pictures get no secrets. */
export function poolsOf(config: Pick<Config, 'workProcesses' | 'databaseUrl'>): Record<PoolName, PoolOptions> {
  const processes = config.workProcesses;
  // Starting a process takes a third of a second: an idle one is kept for `idle` milliseconds, then it ends and frees its memory.
  const common = { processes, runs: 200, idle: 20_000 };
  const pictures = { maxHeap: 128 * MiB, maxMemory: 1024 * MiB, env: plainEnv() };
  return {
    pictures: {
      ...common,
      running: processes,
      waiting: { perOwner: 20, inAll: 160 },
      restingMemory: 160 * MiB,
      worker: { ...pictures, niceness: 10 },
    },
    tables: {
      ...common,
      running: 1,
      waiting: { perOwner: 4, inAll: 60 },
      restingMemory: 200 * MiB,
      worker: {
        niceness: 10,
        maxHeap: 768 * MiB,
        maxMemory: 1280 * MiB,
        env: { ...plainEnv(), DATABASE_URL: config.databaseUrl },
      },
    },
    // A visitor waits for these pictures, so they run at a higher priority than uploads of merchants.
    variants: {
      ...common,
      running: processes,
      waiting: { perOwner: 200, inAll: 1000 },
      restingMemory: 160 * MiB,
      worker: { ...pictures, maxMemory: 512 * MiB, niceness: 5 },
    },
    // One thread for all merchants, at the lowest priority; an idle process ends soon, and frees the model's memory.
    studio: {
      processes: 1,
      running: 1,
      waiting: { perOwner: 8, inAll: 200 },
      runs: 200,
      restingMemory: 900 * MiB,
      idle: 20_000,
      worker: { ...pictures, maxMemory: 1536 * MiB, niceness: 19 },
    },
  };
}
