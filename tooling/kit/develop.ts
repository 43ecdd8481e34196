import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { devPort, platformOf, untilStopped } from '../release/dev-options.ts';
import { startDevServer } from '../release/dev-server.ts';
import { texts as releaseTexts } from '../release/texts.ts';
import { cacheOf } from './build.ts';
import { checkRemote } from './check.ts';

export async function develop(dir: string, against: string, log: (line: string) => void): Promise<void> {
  const platform = platformOf(against);
  const { name } = checkRemote(dir);
  const shell = join(checkout, 'host-shell/dev');
  const server = await startDevServer({
    name,
    folder: dir,
    shell,
    platform,
    port: await devPort(),
    ...cacheOf(dir),
    say: log,
  });
  log(releaseTexts.developing(name, `${server.origin}/b2b/`, platform));
  await untilStopped();
  await server.stop();
}
