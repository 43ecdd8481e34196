import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { makeConsole } from '../config/console.ts';
import { dataPaths, defaultDataDir } from '../config/data-folder.ts';
import { freePort } from '../config/ports.ts';
import { runScript } from '../processes/run-script.ts';
import { copyBuilt } from '../release/active.ts';
import { makeThrowawayData, removeThrowawayData } from '../test/throwaway.ts';
import { type StartedPlatform, startCommand } from './started-platform.ts';
import { texts } from './texts.ts';

export function createPlatforms(step: ReturnType<typeof makeConsole>['step']) {
  const undo: (() => unknown)[] = [];

  const data = (): string => {
    const dataDir = makeThrowawayData();
    undo.push(() => removeThrowawayData(dataDir));
    return dataDir;
  };

  /** A data folder of its own, so that a platform that is already running keeps its releases. Existing builds are copied. */
  async function dataWithReleases(): Promise<string> {
    const dataDir = data();
    const paths = dataPaths(dataDir);
    const { releases: built } = dataPaths(defaultDataDir());
    if (existsSync(join(built, 'remotes'))) copyBuilt(built, paths.releases);
    const title = texts.steps.build;
    const env = { B2B_DATA_DIR: dataDir, RELEASES_DIR: paths.releases };
    const script = { title, args: ['tooling/scripts/build.mjs'], env, log: join(paths.logs, 'build.log') };
    await step(title, () => runScript(script));
    return dataDir;
  }

  async function start(title: string, dataDir: string, port: number, folder?: string): Promise<StartedPlatform> {
    const platform = await step(title, () => startCommand(dataDir, port, folder));
    undo.push(platform.stop);
    return platform;
  }

  return {
    data,
    dataWithReleases,
    start,
    async demo(): Promise<{ platform: StartedPlatform; dataDir: string }> {
      const dataDir = await dataWithReleases();
      const platform = await start(texts.steps.cold, dataDir, await freePort());
      await platform.seeded();
      return { platform, dataDir };
    },
    async clean(): Promise<void> {
      for (const end of undo.splice(0).reverse()) await end();
    },
  };
}
