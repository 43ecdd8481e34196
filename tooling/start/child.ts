import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Heartbeat } from 'shared-contracts/process';
import { checkout } from '../config/data-folder.ts';
import { prepareLog } from '../processes/log-watch.ts';

export interface Program {
  /** The program, relative to the checkout. */
  entry: string;
  env: Record<string, string>;
  /** File that gets everything it prints. */
  log: string;
  /** Descriptor of a bound socket that it listens on, as systemd would hand it over. */
  socket?: number | undefined;
}

/** Whether a program says by its channel that it is ready, before it ends and within the time. */
export function saysReady(child: ChildProcess, milliseconds: number): Promise<boolean> {
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

/** Starts a program with a channel, its output at the end of a log. A socket is its descriptor 3. */
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
