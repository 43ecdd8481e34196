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

class Supervised implements Service {
  readonly name: string;
  private readonly options: ServiceOptions;
  private child: ChildProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private shortLives = 0;
  private startedAt = 0;
  private shouldRun = true;
  /** It was ready once, and nobody starts or restarts it now: from here on its end is a crash. */
  private settled = false;

  constructor(options: ServiceOptions) {
    this.options = options;
    this.name = options.name;
  }

  pid = (): number | undefined => this.child?.pid;

  kill = (kind: NodeJS.Signals = 'SIGKILL'): void => {
    if (this.child?.pid) signal(this.child.pid, kind);
  };

  start = async (): Promise<void> => {
    await this.ready();
    this.settled = true;
  };

  restart = async (): Promise<void> => {
    this.settled = false;
    await this.end();
    // Stopped for good meanwhile: nothing is started after that.
    if (!this.shouldRun) return;
    try {
      await this.ready();
    } finally {
      this.settled = true;
      if (!this.child && this.shouldRun) this.relaunchLater(texts.notStarted);
    }
  };

  stop = async (): Promise<void> => {
    this.shouldRun = false;
    await this.end();
  };

  private async ready(): Promise<void> {
    const { name, log, readyUrl } = this.options;
    const from = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
    const started = this.launch();
    const hasEnded = () => !started || started.exitCode !== null || started.signalCode !== null || !this.shouldRun;
    if (started && (await (readyUrl ? becomesReady(readyUrl, startLimit, hasEnded) : saysReady(started, startLimit))))
      return;
    const lines = readFileSync(log).subarray(from).toString();
    throw new StartProblem(texts.notReady(name, lastReason(lines), log));
  }

  /** Undefined where the system lets no process start now, as without memory for one. */
  private launch(): ChildProcess | undefined {
    this.startedAt = performance.now();
    try {
      const started = spawnServer(this.options);
      this.child = started;
      this.options.onPid(started.pid);
      this.watch(started);
      started.once('exit', (code, by) => this.ended(started, by ?? String(code)));
      started.once('error', (error) => this.ended(started, error.message));
      return started;
    } catch (error) {
      this.ended(undefined, (error as Error).message);
      return undefined;
    }
  }

  private watch(started: ChildProcess): void {
    const { name, say, pulse } = this.options;
    if (!pulse) return;
    const onSilent = (silence: number) => {
      say(texts.silent(name, silence));
      if (started.pid) signal(started.pid, 'SIGKILL');
    };
    const onTooBig = (memory: number) => {
      if (!this.settled || !this.shouldRun) return;
      say(texts.tooBig(name, memory));
      this.restart().catch((error: Error) => this.shouldRun && say(error.message));
    };
    watchLiveness(started, { ...pulse, onSilent, onTooBig });
  }

  private ended(one: ChildProcess | undefined, why: string): void {
    if (this.child !== one) return;
    this.child = undefined;
    this.options.onPid(undefined);
    if (this.shouldRun && this.settled) this.relaunchLater(why);
  }

  private relaunchLater(why: string): void {
    const { name, say, log } = this.options;
    this.shortLives = performance.now() - this.startedAt >= longLife ? 0 : this.shortLives + 1;
    const pause = pauseAfter(this.shortLives);
    say(texts.crashed(name, why, pause, log));
    this.timer = setTimeout(() => this.launch(), pause);
  }

  private async end(): Promise<void> {
    clearTimeout(this.timer);
    const ending = this.child;
    if (!ending?.pid) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    const force = setTimeout(() => ending.kill('SIGKILL'), stopLimit);
    await gone;
    clearTimeout(force);
  }
}

/**
 * Starts a server as a process of its own, waits until it is ready, and from then on restarts it whenever it ends, at once if it had lived a
 * while. One that is silent is ended by force, which restarts it; one that holds too much memory is ended in order.
 * It runs with an IPC channel and `B2B_SUPERVISED=1`, and ends itself when that channel closes; Ctrl-C in the terminal
 * does not reach it, so that servers end in order.
 * @throws StartProblem with the likely reason when it ends before it is ready, or is not ready after a minute.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const service = new Supervised(options);
  const giveUp = () => void service.stop();
  options.signal?.addEventListener('abort', giveUp);
  try {
    await service.start();
  } catch (error) {
    await service.stop();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', giveUp);
  }
  return service;
}
