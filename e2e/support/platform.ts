import { readFileSync } from 'node:fs';
import { brandOrigin, dataPaths, type Run } from 'tooling/platform';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`Browser tests run through e2e/playwright.config.ts, whose set-up gives ${name}.`);
  return value;
};

/** The platform that the browser tests run against. */
export const platform = {
  /** `http://localhost:<port>`. */
  origin: (): string => required('B2B_ORIGIN'),
  /** The address of a brand's pages on this machine. */
  brand: (brand: 'bloom' | 'mum'): string => brandOrigin(brand, Number(new URL(required('B2B_ORIGIN')).port)),
  /** Its data folder. */
  dataDir: (): string => required('B2B_E2E_DATA_DIR'),
  /** What is where in it: releases, outbox, content, logs. */
  paths: () => dataPaths(platform.dataDir()),
  /** The process of a server (`upstream-services`, `bff-express`, `postgres`) at this moment. */
  pid(name: string): number {
    const run = JSON.parse(readFileSync(platform.paths().run, 'utf8')) as Run;
    const pid = run.services[name]?.pid;
    if (!pid) throw new Error(`${name} does not run at this moment.`);
    return pid;
  },
  /** Ends a server as a crash would; the supervisor starts it again. */
  kill(name: string): void {
    process.kill(platform.pid(name), 'SIGKILL');
  },
};
