import { defaultDataDir, makeDataDir } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { buildAll, buildOnly } from './build.ts';
import { toContainerName } from './containers.ts';
import { runCommand } from './run.ts';

await runCommand(() => {
  const options = { dataDir: makeDataDir(defaultDataDir()), releasesDir: envOf().releasesDir(), log: console.log };
  const names = process.argv.slice(2).map((name) => toContainerName(name));
  return names.length > 0 ? buildOnly(names, options) : buildAll(options);
});
