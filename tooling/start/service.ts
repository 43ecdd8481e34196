import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { checkout } from '../config/data-folder.ts';
import { StartProblem } from '../config/problem.ts';
import { becomesReady } from './http-ready.ts';
import { lastReason } from './log-lines.ts';
import { prepareLog } from './log-watch.ts';
import { signal } from './processes.ts';
import { texts } from './texts.ts';

export interface ServiceOptions {
  /** Name for people and for the log file. */
  name: string;
  /** The program, relative to the checkout. */
  entry: string;
  env: Record<string, string>;
  /** File that gets everything it prints. */
  log: string;
  /** Answers 200 once it can work; left out for a program that listens nowhere, and says it by its channel. */
  readyUrl?: string;
  say: (line: string) => void;
  /** Told each time its process changes; `undefined` when it ended. */
  onPid: (pid: number | undefined) => void;
  /** Gives the start up. */
  signal?: AbortSignal;
}

/** A supervised server process. */
export interface Service {
  readonly name: string;
  /** The process at this moment; undefined between a crash and the restart. */
  pid(): number | undefined;
  /** Ends it as a crash would (SIGKILL unless told otherwise); it is then restarted. */
  kill(name?: NodeJS.Signals): void;
  /** Ends it politely, starts it anew and waits until it is ready. */
  restart(): Promise<void>;
  /** Ends it for good: politely, after 8 s by force. */
  stop(): Promise<void>;
}

/** Pause in milliseconds before the restart after so many crashes in a row: short at first, never over 30 s. */
export const pauseAfter = (crashes: number): number => Math.min(200 * 2 ** (crashes - 1), 30_000);

/** Running this long, a service counts as well again: the next crash is the first. */
const wellAfter = 60_000;
const startLimit = 60_000;
const stopLimit = 8_000;

/**
 * Starts a server as a process of its own, waits until it is ready, and from then on restarts it whenever it ends.
 * It runs with an IPC channel and `B2B_SUPERVISED=1`, and ends itself when that channel closes; Ctrl-C in the terminal
 * does not reach it, so that servers end in order.
 * @throws StartProblem with the likely reason when it ends before it is ready, or is not ready after a minute.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, say, onPid } = options;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let crashes = 0;
  let wanted = true;
  let startedAt = 0;
  let settled = false;

  const launch = (): ChildProcess => {
    startedAt = Date.now();
    const started = spawnServer(options);
    child = started;
    onPid(started.pid);
    started.once('exit', (code, by) => {
      if (child !== started) return;
      child = undefined;
      onPid(undefined);
      if (wanted && settled) relaunchLater(code, by);
    });
    return started;
  };

  const relaunchLater = (code: number | null, by: NodeJS.Signals | null) => {
    crashes = Date.now() - startedAt > wellAfter ? 1 : crashes + 1;
    const pause = pauseAfter(crashes);
    say(texts.crashed(name, by ?? String(code), pause, options.log));
    timer = setTimeout(launch, pause);
  };

  const ready = async () => {
    const from = statSync(options.log, { throwIfNoEntry: false })?.size ?? 0;
    const started = launch();
    const hasEnded = () => started.exitCode !== null || started.signalCode !== null || !wanted;
    const { readyUrl } = options;
    if (await (readyUrl ? becomesReady(readyUrl, startLimit, hasEnded) : saysReady(started, startLimit))) return;
    const said = readFileSync(options.log).subarray(from).toString();
    throw new StartProblem(texts.notReady(name, lastReason(said), options.log));
  };

  const end = async () => {
    clearTimeout(timer);
    const ending = child;
    if (!ending?.pid) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    const force = setTimeout(() => ending.kill('SIGKILL'), stopLimit);
    await gone;
    clearTimeout(force);
  };

  const service: Service = {
    name,
    pid: () => child?.pid,
    kill: (kind = 'SIGKILL') => {
      if (child?.pid) signal(child.pid, kind);
    },
    restart: async () => {
      settled = false;
      await end();
      try {
        await ready();
      } finally {
        settled = true;
        if (!child && wanted) relaunchLater(null, null);
      }
    },
    stop: async () => {
      wanted = false;
      await end();
    },
  };
  const giveUp = () => void service.stop();
  options.signal?.addEventListener('abort', giveUp);
  try {
    await ready();
  } catch (error) {
    await service.stop();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', giveUp);
  }
  settled = true;
  return service;
}

/** Whether a program says by its channel that it is ready, before it ends and within the time. */
function saysReady(child: ChildProcess, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, false);
    const end = (isReady: boolean) => {
      clearTimeout(timer);
      resolve(isReady);
    };
    child.on('message', (message) => (message as { ready?: boolean }).ready && end(true));
    child.once('exit', () => end(false));
  });
}

function spawnServer({ entry, env, log }: ServiceOptions): ChildProcess {
  prepareLog(log);
  const output = openSync(log, 'a');
  const started = spawn(process.execPath, [entry], {
    cwd: checkout,
    env: { ...process.env, ...env, B2B_SUPERVISED: '1' },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
    windowsHide: true,
  });
  closeSync(output);
  return started;
}
