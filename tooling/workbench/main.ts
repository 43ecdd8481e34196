import { join, resolve } from 'node:path';
import { defaultDataDir, makeDataDir } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { isPortFree } from '../config/ports.ts';
import { StartupError } from '../config/startup-error.ts';
import { runCommand } from '../release/run.ts';
import { buildWorkbench, serveWorkbench } from './storybook.ts';
import { texts } from './texts.ts';

const [flag, folder] = process.argv.slice(2);

async function build(): Promise<void> {
  const outputDir = folder ? resolve(folder) : join(makeDataDir(defaultDataDir()), 'workbench');
  console.log(texts.building);
  await buildWorkbench(outputDir, { bare: flag === '--bare' });
  console.log(texts.built(outputDir));
}

async function serve(): Promise<void> {
  const port = envOf().port() ?? 3300;
  if (!(await isPortFree(port, '127.0.0.1'))) throw new StartupError(texts.portTaken(port));
  console.log(texts.starting(`http://localhost:${port}`));
  const child = serveWorkbench(port);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGTERM'));
  process.once('disconnect', () => child.kill('SIGTERM'));
  const code = await new Promise<number | null>((end, fail) => child.on('error', fail).on('close', end));
  process.exit(code ?? 0);
}

await runCommand(flag === '--build' || flag === '--bare' ? build : serve);
