import { readFileSync } from 'node:fs';
import { brandOrigin, dataPaths, type Run } from 'tooling/platform';

export interface Place {
  origin: string;
  dataDir: string;
  databaseUrl: string;
}

export const placesVariable = 'B2B_E2E_PLACES';

/** This worker's platform. A worker that follows one whose test failed has the same number. */
function place(): Place {
  const places = JSON.parse(process.env[placesVariable] ?? '[]') as Place[];
  const own = places[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!own) throw new Error('Browser tests run through e2e/playwright.config.ts, whose set-up starts their platforms.');
  return own;
}

export const platform = {
  origin: (): string => place().origin,
  brand: (brand: 'bloom' | 'mum'): string => brandOrigin(brand, Number(new URL(place().origin).port)),
  databaseUrl: (): string => place().databaseUrl,
  dataDir: (): string => place().dataDir,
  paths: () => dataPaths(platform.dataDir()),
  sandbox(): string {
    const { sandbox } = JSON.parse(readFileSync(platform.paths().run, 'utf8')) as Run;
    if (!sandbox) throw new Error('The platform runs without the provider sandbox.');
    return sandbox;
  },
  pid(name: string): number {
    const run = JSON.parse(readFileSync(platform.paths().run, 'utf8')) as Run;
    const pid = run.services[name]?.pid;
    if (!pid) throw new Error(`${name} does not run at this moment.`);
    return pid;
  },
  kill(name: string): void {
    process.kill(platform.pid(name), 'SIGKILL');
  },
};
