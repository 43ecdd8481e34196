/**
 * `node tooling/release/development-release.ts <container>`: releases a container in its development build, for tests of messages that only this
 * build logs, such as React's about invalid markup. Undo it with `npm run release -- <container> --rollback`.
 */
import { join } from 'node:path';
import { dataPaths, defaultDataDir, makeDataDir } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { activate, readState, writeState } from './active.ts';
import { presentVersions } from './build.ts';
import { type CompileJob, compile } from './compile.ts';
import { toContainerName } from './containers.ts';
import { withLock } from './lock.ts';
import { runCommand } from './run.ts';
import { writeRelease } from './write-release.ts';

await runCommand(async () => {
  const name = toContainerName(process.argv[2]);
  const releasesDir = envOf().releasesDir() ?? dataPaths(makeDataDir(defaultDataDir())).releases;
  await withLock(releasesDir, async () => {
    const [present] = presentVersions([name]);
    if (!present) throw new Error(`no version of ${name}`);
    const order: CompileJob = {
      ...present,
      version: `${present.version}-development`,
      outputDir: join(releasesDir, '.building', name),
    };
    const compilation = (await compile([order], { mode: 'development' })).get(name);
    if (!compilation) throw new Error(`no compilation of ${name}`);
    await writeRelease(releasesDir, order, compilation, { development: true });
    writeState(releasesDir, activate(readState(releasesDir), name, order.version));
  });
});
