/**
 * `npm run test:faults [-- <scenario>…]`: runs fault scenarios against the built platform, by default all of them, one after another, each with a
 * platform and data of its own. It prints figures, and exits with 1 where an expectation failed.
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeConsole } from '../config/console.ts';
import { dataPaths, defaultDataDir } from '../config/data-folder.ts';
import { describeError, StartupError } from '../config/startup-error.ts';
import { type Platform, startPlatform } from '../start/platform.ts';
import { makeThrowawayData, removeLeftData, removeThrowawayData } from '../test/throwaway.ts';
import { clock } from './clock.ts';
import { databaseFaults } from './database-faults.ts';
import { fullDisk } from './full-disk.ts';
import { kills } from './kills.ts';
import { memory } from './memory.ts';
import { overload } from './overload.ts';
import { type Prepared, type Scenario, ScenarioUnsupported } from './scenario.ts';
import { stopped } from './stopped.ts';
import { storeOutage } from './store-outage.ts';
import { texts } from './texts.ts';

const scenarios: readonly Scenario[] = [kills, databaseFaults, fullDisk, storeOutage, clock, memory, stopped, overload];

function chosen(names: readonly string[]): readonly Scenario[] {
  const known = scenarios.map(({ name }) => name);
  for (const name of names) if (!known.includes(name)) throw new StartupError(texts.unknown(name, known));
  return names.length === 0 ? scenarios : scenarios.filter(({ name }) => names.includes(name));
}

const built = dataPaths(defaultDataDir()).releases;
const { step } = makeConsole();

function keepLogs({ name }: Scenario, dataDir: string): void {
  const kept = join(dataPaths(defaultDataDir()).logs, `faults-${name}`);
  rmSync(kept, { recursive: true, force: true });
  cpSync(dataPaths(dataDir).logs, kept, { recursive: true });
  console.log(texts.logs(kept));
}

async function run(scenario: Scenario): Promise<boolean> {
  console.log(texts.scenario(scenario.title));
  const dataDir = makeThrowawayData();
  let platform: Platform | undefined;
  let prepared: Prepared | undefined;
  try {
    prepared = await scenario.prepare?.(dataDir);
    const releasesFrom = existsSync(built) ? built : undefined;
    platform = await startPlatform({
      dataDir,
      // The stage `testing` would cache no pages.
      stage: 'demo',
      seed: false,
      releasesFrom,
      step,
      env: { ...scenario.env, ...prepared?.env },
    });
    const { figures, broken } = await scenario.run(platform);
    for (const [name, value] of figures) console.log(texts.figure(name, value));
    for (const why of broken) console.log(texts.broken(why));
    if (broken.length > 0) keepLogs(scenario, dataDir);
    else console.log(texts.held);
    return broken.length === 0;
  } catch (error) {
    if (!(error instanceof ScenarioUnsupported)) throw error;
    console.log(texts.skipped(error.message));
    return true;
  } finally {
    await platform?.stop();
    prepared?.end?.();
    await removeThrowawayData(dataDir);
  }
}

try {
  const list = chosen(process.argv.slice(2));
  await removeLeftData();
  for (const scenario of list) if (!(await run(scenario))) process.exitCode = 1;
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
process.exit();
