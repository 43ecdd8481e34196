import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { texts } from '../config/texts.ts';
import { lastReason } from './log-lines.ts';
import { prepareLog } from './log-watch.ts';

export interface ScriptOptions {
  title: string;
  args: string[];
  env: Record<string, string>;
  log: string;
  signal?: AbortSignal;
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 1024 * 1024;
}

export async function runScript({ title, args, env, log, signal }: ScriptOptions): Promise<void> {
  prepareLog(log);
  const output = openSync(log, 'a');
  const from = statSync(log).size;
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: checkout,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      windowsHide: true,
      signal,
    });
    child.on('error', reject);
    child.on('close', (ended) => resolve(ended ?? 1));
  }).finally(() => closeSync(output));
  if (code === 0) return;
  if (!hasRoom(dirname(log))) throw new StartupError(texts.diskFull(dirname(log)));
  throw new StartupError(texts.scriptFailed(title, lastReason(readFileSync(log).subarray(from).toString()), log));
}
