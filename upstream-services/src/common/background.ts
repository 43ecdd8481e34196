import type { Log } from './log.ts';

export interface Background {
  run(name: string, work: () => Promise<unknown>): void;
  settled(): Promise<void>;
}

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
