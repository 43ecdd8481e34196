import type { ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartProblem } from '../config/problem.ts';
import { lastReason } from '../processes/log-lines.ts';
import { signal } from '../processes/processes.ts';
import { type Program, saysReady, spawnServer } from './child.ts';
import { becomesReady } from './http-ready.ts';
import { type LivenessOptions, watchLiveness } from './liveness.ts';
import { texts } from './texts.ts';

export interface ServiceOptions extends Program {
  /** Name for people and for the log file. */
  name: string;
  /** Answers 200 once it can work; left out for a program that listens nowhere, and says it by its channel. */
  readyUrl?: string;
  /** What is expected of its heartbeats; left out for a program that gives none. */
  pulse?: Pick<LivenessOptions, 'every' | 'timeout' | 'memoryLimit'>;
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

/** Pause in milliseconds before the restart after so many short lives in a row: none after a long one, never over 3 s. */
export const pauseAfter = (shortLives: number): number =>
  shortLives === 0 ? 0 : Math.min(200 * 2 ** (shortLives - 1), 3_000);

/** Milliseconds after which a life was no short one: what ended it is not how it starts. */
const longLife = 10_000;
const startLimit = 60_000;
const stopLimit = 8_000;

/**
 * Starts a server as a process of its own, waits until it is ready, and from then on restarts it whenever it ends, at once if it had lived a
 * while. One that is silent is ended by force, which restarts it; one that holds too much memory is ended in order.
 * It runs with an IPC channel and `B2B_SUPERVISED=1`, and ends itself when that channel closes; Ctrl-C in the terminal
 * does not reach it, so that servers end in order.
 * @throws StartProblem with the likely reason when it ends before it is ready, or is not ready after a minute.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, say, onPid } = options;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let shortLives = 0;
  let wanted = true;
  let startedAt = 0;
  let settled = false;

  const endHung = (hung: ChildProcess) => (silence: number) => {
    say(texts.silent(name, silence));
    if (hung.pid) signal(hung.pid, 'SIGKILL');
  };

  const restartBig = (memory: number) => {
    if (!settled || !wanted) return;
    say(texts.tooBig(name, memory));
    service.restart().catch((error: Error) => wanted && say(error.message));
  };

  const ended = (one: ChildProcess | undefined, why: string) => {
    if (child !== one) return;
    child = undefined;
    onPid(undefined);
    if (wanted && settled) relaunchLater(why);
  };

  /** Undefined where the system lets no process start now, as without memory for one. */
  const launch = (): ChildProcess | undefined => {
    startedAt = performance.now();
    try {
      const started = spawnServer(options);
      child = started;
      onPid(started.pid);
      if (options.pulse) watchLiveness(started, { ...options.pulse, onSilent: endHung(started), onTooBig: restartBig });
      started.once('exit', (code, by) => ended(started, by ?? String(code)));
      started.once('error', (error) => ended(started, error.message));
      return started;
    } catch (error) {
      ended(undefined, (error as Error).message);
      return undefined;
    }
  };

  const relaunchLater = (why: string) => {
    shortLives = performance.now() - startedAt >= longLife ? 0 : shortLives + 1;
    const pause = pauseAfter(shortLives);
    say(texts.crashed(name, why, pause, options.log));
    timer = setTimeout(launch, pause);
  };

  const ready = async () => {
    const from = statSync(options.log, { throwIfNoEntry: false })?.size ?? 0;
    const started = launch();
    const hasEnded = () => !started || started.exitCode !== null || started.signalCode !== null || !wanted;
    const { readyUrl } = options;
    if (started && (await (readyUrl ? becomesReady(readyUrl, startLimit, hasEnded) : saysReady(started, startLimit))))
      return;
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
        if (!child && wanted) relaunchLater(texts.notStarted);
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
