import type { ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { drainTimeouts } from 'shared-node';
import { StartupError } from '../config/startup-error.ts';
import { lastReason } from '../processes/log-lines.ts';
import { sendSignal } from '../processes/processes.ts';
import { waitForHttpReady } from './http-ready.ts';
import { type LivenessOptions, watchLiveness } from './liveness.ts';
import { type Program, spawnServer, waitForReadyMessage } from './spawn-server.ts';
import { texts } from './texts.ts';

export interface ServiceOptions extends Program {
  name: string;
  readyUrl?: string;
  pulse?: Pick<LivenessOptions, 'every' | 'timeout' | 'memoryLimit'>;
  say: (line: string) => void;
  onPid: (pid: number | undefined) => void;
  signal?: AbortSignal;
}

export interface Service {
  readonly name: string;
  pid(): number | undefined;
  kill(name?: NodeJS.Signals): void;
  /**
   * Replaces the process by a new one, and waits until that is ready. With a socket, the old process ends only afterwards and has time to finish, so
   * that no connection is refused or broken, and it stays if the new one does not become ready.
   * @throws StartupError where the new process does not become ready
   */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const restartBackoffMs = (shortLives: number): number =>
  shortLives === 0 ? 0 : Math.min(200 * 2 ** (shortLives - 1), 3_000);

const longLife = 10_000;
const startLimit = 60_000;
const stopLimit = 8_000;
const leaveLimit = drainTimeouts.limit + 10_000;
const maxLeaving = 3;

class Supervised implements Service {
  readonly name: string;
  private readonly options: ServiceOptions;
  private child: ChildProcess | undefined;
  private readonly others = new Set<ChildProcess>();
  private restarting: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private shortLives = 0;
  private startedAt = 0;
  private shouldRun = true;
  /** True while the process was ready and is not being started or restarted: if it ends now, it has crashed. */
  private settled = false;

  constructor(options: ServiceOptions) {
    this.options = options;
    this.name = options.name;
  }

  pid = (): number | undefined => this.child?.pid;

  kill = (kind: NodeJS.Signals = 'SIGKILL'): void => {
    if (this.child?.pid) sendSignal(this.child.pid, kind);
  };

  start = async (): Promise<void> => {
    await this.ready();
    this.settled = true;
  };

  restart = (): Promise<void> => {
    this.restarting ??= this.replace().finally(() => {
      this.restarting = undefined;
    });
    return this.restarting;
  };

  stop = async (): Promise<void> => {
    this.shouldRun = false;
    clearTimeout(this.timer);
    await Promise.all([this.child, ...this.others].map((each) => each && end(each, 'SIGINT', stopLimit)));
  };

  private async replace(): Promise<void> {
    clearTimeout(this.timer);
    this.settled = false;
    const old = this.child;
    try {
      if (old && this.options.socket !== undefined) await this.handOver(old);
      else {
        if (old) await end(old, 'SIGINT', stopLimit);
        // If `stop` was called meanwhile, no new process is started.
        if (this.shouldRun) await this.ready();
      }
    } finally {
      this.settled = true;
      if (!this.child && this.shouldRun) this.relaunchLater(texts.notStarted);
    }
  }

  private async handOver(old: ChildProcess): Promise<void> {
    const from = this.logSize();
    const next = this.spawn();
    this.others.add(next);
    const isReady = await waitForReadyMessage(next, startLimit);
    if (!isReady || !this.shouldRun) {
      await end(next, 'SIGINT', stopLimit);
      if (this.shouldRun) throw this.notReady(from);
      return;
    }
    this.others.delete(next);
    this.child = next;
    this.options.onPid(next.pid);
    this.leave(old);
  }

  private leave(old: ChildProcess): void {
    if (old.exitCode !== null || old.signalCode !== null) return;
    const oldest = [...this.others].at(-maxLeaving);
    oldest?.kill('SIGKILL');
    this.others.add(old);
    void end(old, 'SIGTERM', leaveLimit);
  }

  private async ready(): Promise<void> {
    const { readyUrl } = this.options;
    const from = this.logSize();
    const started = this.launch();
    const hasEnded = () => !started || started.exitCode !== null || started.signalCode !== null || !this.shouldRun;
    if (
      started &&
      (await (readyUrl ? waitForHttpReady(readyUrl, startLimit, hasEnded) : waitForReadyMessage(started, startLimit)))
    )
      return;
    throw this.notReady(from);
  }

  private readonly logSize = (): number => statSync(this.options.log, { throwIfNoEntry: false })?.size ?? 0;

  private notReady(from: number): StartupError {
    const { name, log } = this.options;
    return new StartupError(texts.notReady(name, lastReason(readFileSync(log).subarray(from).toString()), log));
  }

  private launch(): ChildProcess | undefined {
    try {
      const started = this.spawn();
      this.child = started;
      this.options.onPid(started.pid);
      return started;
    } catch (error) {
      this.ended(undefined, (error as Error).message);
      return undefined;
    }
  }

  private spawn(): ChildProcess {
    this.startedAt = performance.now();
    const started = spawnServer(this.options);
    this.watch(started);
    started.once('exit', (code, by) => this.ended(started, by ?? String(code)));
    started.once('error', (error) => this.ended(started, error.message));
    return started;
  }

  private watch(started: ChildProcess): void {
    const { name, say, pulse } = this.options;
    if (!pulse) return;
    const onSilent = (silence: number) => {
      say(texts.silent(name, silence));
      if (started.pid) sendSignal(started.pid, 'SIGKILL');
    };
    const onTooBig = (memory: number) => {
      if (!this.settled || !this.shouldRun || started !== this.child) return;
      say(texts.tooBig(name, memory));
      this.restart().catch((error: Error) => this.shouldRun && say(error.message));
    };
    watchLiveness(started, { ...pulse, onSilent, onTooBig });
  }

  private ended(one: ChildProcess | undefined, why: string): void {
    if (one && this.others.delete(one)) return;
    if (this.child !== one) return;
    this.child = undefined;
    this.options.onPid(undefined);
    if (this.shouldRun && this.settled) this.relaunchLater(why);
  }

  private relaunchLater(why: string): void {
    const { name, say, log } = this.options;
    this.shortLives = performance.now() - this.startedAt >= longLife ? 0 : this.shortLives + 1;
    const pause = restartBackoffMs(this.shortLives);
    say(texts.crashed(name, why, pause, log));
    this.timer = setTimeout(() => this.launch(), pause);
  }
}

async function end(ending: ChildProcess, kind: NodeJS.Signals, limit: number): Promise<void> {
  if (!ending.pid || ending.exitCode !== null || ending.signalCode !== null) return;
  const gone = new Promise((resolve) => ending.once('exit', resolve));
  ending.kill(kind);
  const force = setTimeout(() => ending.kill('SIGKILL'), limit);
  await gone;
  clearTimeout(force);
}

/**
 * Starts a server as a process of its own and waits until it is ready. From then on it is restarted whenever it ends, at once if it had lived for a
 * while. A silent process is killed, and so restarted; one that uses too much memory is replaced in order. The process has an IPC channel and
 * `B2B_SUPERVISED=1`, and ends itself when that channel closes. Ctrl-C in the terminal does not reach it, so that servers end in the right order.
 * @throws StartupError with the likely reason when it ends before it is ready, or is not ready after a minute.
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
