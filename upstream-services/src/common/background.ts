import type { Log } from './log.ts';

/** Work that goes on after its answer was given. */
export interface Background {
  /** Starts work; a failure is logged. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

/** Keeps track of work in the background, so that a shutdown can wait for it. */
export function createBackground(log: Log): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(name, work) {
      const task = work()
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
