import { FairQueue } from 'shared-node';
import type { Log } from '../common/log.ts';
import { Refusal } from '../common/refusal.ts';
import { canEnqueue } from './can-enqueue.ts';
import type { Task, TellProgress } from './task.ts';
import { WorkerEnded, type WorkerOptions, WorkerProcess } from './worker.ts';

export interface PoolOptions {
  processes: number;
  running: number;
  waiting: { perOwner: number; inAll: number };
  runs: number;
  restingMemory: number;
  idle: number;
  worker: WorkerOptions;
}

const retryAfter = 5;

interface Waiting {
  owner: string;
  start(worker: WorkerProcess): void;
  refuse(refusal: Refusal): void;
}

export class WorkerPool {
  private readonly options: PoolOptions;
  private readonly log: Log;
  private readonly queue = new FairQueue<Waiting>();
  private readonly running = new Map<string, number>();
  private readonly idle = new Map<WorkerProcess, NodeJS.Timeout>();
  private readonly busy = new Set<WorkerProcess>();
  private closed = false;

  constructor(options: PoolOptions, log: Log) {
    this.options = options;
    this.log = log;
  }

  async run<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    owner: string,
    signal: AbortSignal | undefined,
    tell?: TellProgress,
  ): Promise<Output> {
    const worker = await this.turn(owner, signal);
    try {
      return await worker.run(task, input, tell);
    } catch (error) {
      if (!(error instanceof WorkerEnded)) throw error;
      this.log.warn({ err: error, task: task.name }, 'a task was ended');
      throw new Refusal(error.outOfTime ? 'work_too_long' : 'work_failed');
    } finally {
      this.leave(owner, worker);
    }
  }

  private turn(owner: string, signal: AbortSignal | undefined): Promise<WorkerProcess> {
    const { queue } = this;
    if (this.closed || signal?.aborted || !canEnqueue(queue.sizeOf(owner), queue.size, this.options.waiting)) {
      throw new Refusal('busy', { retryAfter });
    }
    const { promise, resolve, reject } = Promise.withResolvers<WorkerProcess>();
    const gone = () => {
      queue.remove(owner, waiting);
      reject(new Refusal('busy', { retryAfter }));
    };
    const settle = () => signal?.removeEventListener('abort', gone);
    const waiting: Waiting = {
      owner,
      start: (worker) => {
        settle();
        resolve(worker);
      },
      refuse: (refusal) => {
        settle();
        reject(refusal);
      },
    };
    signal?.addEventListener('abort', gone, { once: true });
    queue.add(owner, waiting);
    this.next();
    return promise;
  }

  private next(): void {
    while (this.busy.size < this.options.processes) {
      const waiting = this.queue.take((owner) => {
        const running = this.running.get(owner) ?? 0;
        return running < this.options.running ? running : null;
      });
      if (!waiting) return;
      this.running.set(waiting.owner, (this.running.get(waiting.owner) ?? 0) + 1);
      waiting.start(this.take());
    }
  }

  private take(): WorkerProcess {
    for (const [worker, timer] of this.idle) {
      this.idle.delete(worker);
      clearTimeout(timer);
      if (!worker.alive) continue;
      this.busy.add(worker);
      return worker;
    }
    const worker = new WorkerProcess(this.options.worker);
    this.busy.add(worker);
    return worker;
  }

  private leave(owner: string, worker: WorkerProcess): void {
    const left = (this.running.get(owner) ?? 1) - 1;
    if (left === 0) this.running.delete(owner);
    else this.running.set(owner, left);
    this.busy.delete(worker);
    const { runs, restingMemory, idle } = this.options;
    if (this.closed || !worker.alive || worker.runs >= runs || worker.memory > restingMemory) worker.end();
    else {
      const timer = setTimeout(() => {
        this.idle.delete(worker);
        worker.end();
      }, idle);
      this.idle.set(worker, timer.unref());
    }
    this.next();
  }

  close(): void {
    this.closed = true;
    for (const waiting of this.queue.clear()) waiting.refuse(new Refusal('busy', { retryAfter }));
    for (const [worker, timer] of this.idle) {
      clearTimeout(timer);
      worker.end();
    }
    for (const worker of this.busy) worker.end();
    this.idle.clear();
  }
}
