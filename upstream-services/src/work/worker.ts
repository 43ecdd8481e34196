import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { Refusal } from '../common/refusal.ts';
import { type Progress, type Report, refusalCode, type SentError, type WorkerSettings } from './messages.ts';
import type { Task, TellProgress } from './task.ts';

export interface WorkerOptions extends WorkerSettings {
  maxHeap: number;
  /** The whole environment of the process: what decodes strangers' files gets no secrets. */
  env: Record<string, string>;
}

export class WorkerEnded extends Error {
  override name = 'WorkerEnded';
  readonly outOfTime: boolean;

  constructor(task: string, how: string, outOfTime: boolean) {
    super(`the process that ran ${task} ended: ${how}`);
    this.outOfTime = outOfTime;
  }
}

const clock = 4;

const entry = join(import.meta.dirname, 'worker-process.ts');
const MiB = 1024 * 1024;

function errorOf(sent: SentError): Error {
  const code = refusalCode(sent);
  if (code) return new Refusal(code, sent.extra);
  return Object.assign(new Error(sent.message), { name: sent.name, stack: sent.stack, code: sent.code });
}

export class WorkerProcess {
  private readonly child: ChildProcess;
  memory = 0;
  runs = 0;

  constructor({ maxHeap, env, ...settings }: WorkerOptions) {
    this.child = fork(entry, [JSON.stringify(settings)], {
      serialization: 'advanced',
      env,
      // Replaces the Node.js options of this process, which the child would inherit.
      execArgv: [`--max-old-space-size=${Math.round(maxHeap / MiB)}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Without a listener, a process that cannot be started or written to would end this one.
    this.child.on('error', () => undefined);
    this.rest();
  }

  get alive(): boolean {
    return this.child.connected && this.child.exitCode === null && this.child.signalCode === null;
  }

  private rest(): void {
    this.child.unref();
    this.child.channel?.unref();
  }

  async run<Input, Output>(task: Task<Input, Output>, input: Input, tell?: TellProgress): Promise<Output> {
    const { child } = this;
    child.ref();
    child.channel?.ref();
    this.runs += 1;
    let outOfTime = false;
    const timer = setTimeout(() => {
      outOfTime = true;
      child.kill('SIGKILL');
    }, task.timeout * clock);
    const { promise, resolve, reject } = Promise.withResolvers<Report>();
    const ended = (code: number | null, signal: string | null) => {
      const late = outOfTime || signal === 'SIGXCPU';
      reject(new WorkerEnded(task.name, late ? 'out of time' : `code ${code}, signal ${signal}`, late));
    };
    const hear = (message: Progress | Report) => ('done' in message ? tell?.(message.done) : resolve(message));
    child.on('message', hear).once('exit', ended).once('error', reject);
    try {
      child.send({ module: task.module, input, timeout: task.timeout });
      const report = await promise;
      this.memory = report.memory;
      if (!report.ok) throw errorOf(report.error);
      return report.output as Output;
    } finally {
      clearTimeout(timer);
      child.off('message', hear).off('exit', ended).off('error', reject);
      this.rest();
    }
  }

  end(): void {
    this.child.kill('SIGKILL');
  }
}
