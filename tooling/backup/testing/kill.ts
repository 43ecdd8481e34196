import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout } from '../../config/data-folder.ts';

export async function killedWhen(
  command: 'backup-command.ts' | 'restore-command.ts',
  env: Record<string, string>,
  isSo: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const child = spawn(process.execPath, [`tooling/backup/${command}`], {
    cwd: checkout,
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', ...env },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isSo())) await sleep(2);
  child.kill('SIGKILL');
  const [, signal] = await ended;
  return signal === 'SIGKILL';
}
