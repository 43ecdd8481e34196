import { readFileSync } from 'node:fs';
import { brandOrigin, dataPaths, type Run } from 'tooling/platform';

export interface TestPlatform {
  origin: string;
  dataDir: string;
  databaseUrl: string;
}

export const platformsVariable = 'B2B_E2E_PLACES';

/** This worker's platform. A worker that follows one whose test failed has the same number. */
function testPlatform(): TestPlatform {
  const platforms = JSON.parse(process.env[platformsVariable] ?? '[]') as TestPlatform[];
  const assigned = platforms[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!assigned)
    throw new Error('Browser tests run through e2e/playwright.config.ts, whose set-up starts their platforms.');
  return assigned;
}

export const platform = {
  origin: (): string => testPlatform().origin,
  brand: (brand: 'bloom' | 'mum'): string => brandOrigin(brand, Number(new URL(testPlatform().origin).port)),
  databaseUrl: (): string => testPlatform().databaseUrl,
  dataDir: (): string => testPlatform().dataDir,
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
