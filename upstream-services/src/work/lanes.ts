import type { Config } from '../config.ts';
import type { LaneOptions } from './lane.ts';
import type { Lane } from './task.ts';

export type { LaneOptions } from './lane.ts';

const MiB = 1024 * 1024;

/** Passed on where it is set: how Node starts, and where temporary files are. */
const passedOn = ['PATH', 'TMPDIR', 'NODE_ENV', 'NODE_COMPILE_CACHE'] as const;

const plainEnv = (): Record<string, string> => ({
  ...Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  // glibc keeps freed memory per thread otherwise: hundreds of MiB after a few large pictures.
  MALLOC_ARENA_MAX: '2',
});

/** The limits of each lane. Only tables get the database's address; what decodes pictures knows nothing. */
export function lanesOf(config: Pick<Config, 'workProcesses' | 'databaseUrl'>): Record<Lane, LaneOptions> {
  const processes = config.workProcesses;
  const common = { processes, runs: 200, idle: 180_000 };
  const pictures = { mostHeap: 128 * MiB, mostMemory: 1024 * MiB, env: plainEnv() };
  return {
    pictures: {
      ...common,
      running: processes,
      waiting: { perOwner: 20, inAll: 160 },
      restingMemory: 200 * MiB,
      worker: { ...pictures, niceness: 10 },
    },
    tables: {
      ...common,
      running: 1,
      waiting: { perOwner: 4, inAll: 60 },
      restingMemory: 200 * MiB,
      worker: {
        niceness: 10,
        mostHeap: 768 * MiB,
        mostMemory: 1280 * MiB,
        env: { ...plainEnv(), DATABASE_URL: config.databaseUrl },
      },
    },
    // Someone looks at a page meanwhile: before what merchants wait for.
    variants: {
      ...common,
      running: processes,
      waiting: { perOwner: 200, inAll: 1000 },
      restingMemory: 200 * MiB,
      worker: { ...pictures, mostMemory: 512 * MiB, niceness: 5 },
    },
  };
}
