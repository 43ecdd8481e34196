import { readFileSync } from 'node:fs';
import { brandOrigin, dataPaths, type Run } from 'tooling/platform';

/** Where one of the platforms is. */
export interface Place {
  /** `http://localhost:<port>`. */
  origin: string;
  dataDir: string;
  databaseUrl: string;
}

/** Where the set-up says which platforms there are, one for each worker. */
export const placesVariable = 'B2B_E2E_PLACES';

/** This worker's platform. A worker that follows one whose test failed has the same number. */
function place(): Place {
  const places = JSON.parse(process.env[placesVariable] ?? '[]') as Place[];
  const own = places[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!own) throw new Error('Browser tests run through e2e/playwright.config.ts, whose set-up starts their platforms.');
  return own;
}

/** The platform that the browser tests of this worker run against; nobody else uses it meanwhile. */
export const platform = {
  /** `http://localhost:<port>`. */
  origin: (): string => place().origin,
  /** The address of a brand's pages on this machine. */
  brand: (brand: 'bloom' | 'mum'): string => brandOrigin(brand, Number(new URL(place().origin).port)),
  /** Its database, for what no call may do. */
  databaseUrl: (): string => place().databaseUrl,
  /** Its data folder. */
  dataDir: (): string => place().dataDir,
  /** What is where in it: releases, outbox, content, logs. */
  paths: () => dataPaths(platform.dataDir()),
  /** Where the provider sandbox answers, `http://127.0.0.1:<port>`. */
  sandbox(): string {
    const { sandbox } = JSON.parse(readFileSync(platform.paths().run, 'utf8')) as Run;
    if (!sandbox) throw new Error('The platform runs without the provider sandbox.');
    return sandbox;
  },
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
