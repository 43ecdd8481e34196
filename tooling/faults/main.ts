/**
 * `npm run test:faults [-- <scenario>…]`: starts the built platform on data of its own and puts it to faults, one scenario after another, all
 * of them unless some are named. Prints figures; ends with 1 where something did not hold.
 */
import { existsSync } from 'node:fs';
import { dataPaths, defaultDataDir } from '../config/data-folder.ts';
import { StartProblem, sentenceOf } from '../config/problem.ts';
import { makeConsole } from '../start/console.ts';
import { type Platform, startPlatform } from '../start/platform.ts';
import { texts as startTexts } from '../start/texts.ts';
import { makeThrowawayData, removeLeftData, removeThrowawayData } from '../test/throwaway.ts';
import { kills } from './kills.ts';
import type { Scenario } from './scenario.ts';
import { texts } from './texts.ts';

const scenarios: readonly Scenario[] = [kills];

function chosen(names: readonly string[]): readonly Scenario[] {
  const known = scenarios.map(({ name }) => name);
  for (const name of names) if (!known.includes(name)) throw new StartProblem(texts.unknown(name, known));
  return names.length === 0 ? scenarios : scenarios.filter(({ name }) => names.includes(name));
}

async function runAll(platform: Platform, list: readonly Scenario[]): Promise<boolean> {
  let held = true;
  for (const scenario of list) {
    console.log(texts.scenario(scenario.title));
    const { figures, broken } = await scenario.run(platform);
    for (const [name, value] of figures) console.log(texts.figure(name, value));
    for (const why of broken) console.log(texts.broken(why));
    if (broken.length === 0) console.log(texts.held);
    held &&= broken.length === 0;
  }
  return held;
}

const built = dataPaths(defaultDataDir()).releases;
let dataDir: string | undefined;
let platform: Platform | undefined;
try {
  const list = chosen(process.argv.slice(2));
  await removeLeftData();
  dataDir = makeThrowawayData();
  const { step } = makeConsole();
  const releasesFrom = existsSync(built) ? built : undefined;
  platform = await startPlatform({ dataDir, stage: 'testing', releasesFrom, step });
  if (!(await runAll(platform, list))) process.exitCode = 1;
} catch (error) {
  console.error(sentenceOf(error, dataDir ?? defaultDataDir(), startTexts));
  process.exitCode = 1;
} finally {
  await platform?.stop();
  if (dataDir) await removeThrowawayData(dataDir);
}
process.exit();
