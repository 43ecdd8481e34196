import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { containersIn } from '../config/containers.ts';
import { dataPaths, defaultDataDir, makeDataDir } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { StartupError } from '../config/startup-error.ts';
import { readState } from './active.ts';
import { bumps } from './bump.ts';
import { checkRelease } from './check.ts';
import { checkServer, serverName } from './check-server.ts';
import { toContainerName } from './containers.ts';
import { release, rollback } from './release.ts';
import { runCommand } from './run.ts';
import { texts } from './texts.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      bump: { type: 'string' },
      folder: { type: 'string' },
      rollback: { type: 'boolean' },
      check: { type: 'boolean' },
    },
  });
  const bump = bumps.find((each) => each === values.bump);
  if (values.bump !== undefined && !bump) throw new StartupError(texts.badBump(values.bump));
  const folder = values.folder && resolve(values.folder);
  const dataDir = makeDataDir(defaultDataDir());
  const releasesDir = envOf().releasesDir() ?? dataPaths(dataDir).releases;
  const options = { dataDir, releasesDir, log: console.log };
  if (positionals[0] === serverName && values.check) {
    checkServer(releasesDir);
    console.log(texts.serverFits);
    return;
  }
  // Also accepts names that are no folder of the checkout: a released container may have been deleted since, and `--folder` may name a copy
  // elsewhere.
  const released = Object.keys(readState(releasesDir).active);
  const known = [...containersIn(), ...released, ...(folder ? [basename(folder)] : [])];
  const name = toContainerName(positionals[0], [...new Set(known)]);
  if (values.rollback) await rollback(name, options);
  else if (values.check) await checkRelease(name, { ...options, folder });
  else await release(name, { ...options, bump, folder });
});
