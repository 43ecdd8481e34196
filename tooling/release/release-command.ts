/** `npm run release -- <container> [--bump patch|minor|major] [--folder <copy of the package>] [--rollback]`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDir, makeDataDir } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { StartProblem } from '../config/problem.ts';
import { bumps } from './bump.ts';
import { toContainerName } from './containers.ts';
import { release, rollback } from './release.ts';
import { runCommand } from './run.ts';
import { texts } from './texts.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { bump: { type: 'string' }, folder: { type: 'string' }, rollback: { type: 'boolean' } },
  });
  const name = toContainerName(positionals[0]);
  const bump = bumps.find((each) => each === values.bump);
  if (values.bump !== undefined && !bump) throw new StartProblem(texts.badBump(values.bump));
  const options = { dataDir: makeDataDir(defaultDataDir()), releasesDir: envOf().releasesDir(), log: console.log };
  await (values.rollback
    ? rollback(name, options)
    : release(name, { ...options, bump, folder: values.folder && resolve(values.folder) }));
});
