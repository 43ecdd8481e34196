/** `npm run build`: builds what has changed and makes it active. */
import { defaultDataDir, makeDataDir } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { buildAll } from './build.ts';
import { runCommand } from './run.ts';

await runCommand(() =>
  buildAll({ dataDir: makeDataDir(defaultDataDir()), releasesDir: envOf().releasesDir(), log: console.log }),
);
