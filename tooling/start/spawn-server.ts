import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Heartbeat } from 'shared-node';
import { checkout } from '../config/data-folder.ts';
import { prepareLog } from '../processes/log-watch.ts';

export interface Program {
  entry: string;
  env: Record<string, string>;
  log: string;
  socket?: number | undefined;
}

export function waitForReadyMessage(child: ChildProcess, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, false);
    const end = (isReady: boolean) => {
      clearTimeout(timer);
      resolve(isReady);
    };
    child.on('message', (message) => 'ready' in (message as Heartbeat) && end(true));
    child.once('exit', () => end(false));
  });
}

export function spawnServer({ entry, env, log, socket }: Program): ChildProcess {
  prepareLog(log);
  const output = openSync(log, 'a');
  const started = spawn(process.execPath, [entry], {
    cwd: checkout,
    env: { ...process.env, ...env, B2B_SUPERVISED: '1', LISTEN_FDS: socket === undefined ? '' : '1', LISTEN_PID: '' },
    stdio: ['ignore', output, output, ...(socket === undefined ? [] : [socket]), 'ipc'],
    detached: true,
    windowsHide: true,
  });
  closeSync(output);
  return started;
}
