import type { Postgres } from '../postgres/index.ts';

interface Running {
  dataDir: string;
  postgres: Postgres;
}

/** Jest loads set-up and tear-down as separate modules, so they share state through the process's global object. */
const shared = globalThis as { b2bTestDatabase?: Running };

export const runningTestDatabase = {
  set: (value: Running): void => {
    shared.b2bTestDatabase = value;
  },
  get: (): Running | undefined => shared.b2bTestDatabase,
};
