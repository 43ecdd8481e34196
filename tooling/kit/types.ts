import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

const most = 20;

/**
 * Checks the types of a remote before it is published, because webpack only strips them.
 * @param dir folder of the remote, whose own compiler is used
 * @throws StartupError with the first errors
 */
export function checkOwnTypes(dir: string): void {
  const args = [join(dir, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '--project', dir];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
  if (status !== 0) throw new StartupError(texts.wrongTypes(stdout.trim().split('\n').slice(0, most).join('\n')));
}
