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

/** The limits of each pool. Only tables get the database's address; what decodes pictures knows nothing. */
export function poolsOf(config: Pick<Config, 'workProcesses' | 'databaseUrl'>): Record<PoolName, PoolOptions> {
  const processes = config.workProcesses;
  // To start one takes a third of a second: who comes within this time does not wait for it, and then its memory is free again.
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
    // Someone looks at a page meanwhile: before what merchants wait for.
    variants: {
      ...common,
      running: processes,
      waiting: { perOwner: 200, inAll: 1000 },
      restingMemory: 160 * MiB,
      worker: { ...pictures, maxMemory: 512 * MiB, niceness: 5 },
    },
    // One thread for all of them, after everyone else; the model's memory goes with the process, soon.
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
