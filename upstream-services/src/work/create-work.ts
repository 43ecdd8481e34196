import type { Log } from '../common/log.ts';
import { Refusal } from '../common/refusal.ts';
import { canEnqueue } from './can-enqueue.ts';
import type { PoolName, Task, TellProgress } from './task.ts';
import { type PoolOptions, WorkerPool } from './worker-pool.ts';

export interface Turn {
  owner: string;
  signal?: AbortSignal;
}

export interface Work {
  /**
   * Runs a task in its owner's turn.
   * @param tell called with the progress, where the task reports it
   * @throws Refusal busy where too many tasks wait, or the caller has disconnected; work_too_long, work_failed where the task was ended (too much
   *   time or memory, a crash), which concerns this caller alone; what the task itself refuses
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, turn: Turn, tell?: TellProgress): Promise<Output>;
  /**
   * Admits an upload, before its body is read.
   * @returns a function to call when the request has ended
   * @throws Refusal busy where the merchant has too many uploads under way
   */
  admit(merchantId: string): () => void;
  close(): void;
}

const uploads = { perOwner: 20, inAll: 160 };

export function createWork(pools: Record<PoolName, PoolOptions>, log: Log): Work {
  const opened = Object.fromEntries(
    Object.entries(pools).map(([name, options]) => [name, new WorkerPool(options, log)]),
  ) as Record<PoolName, WorkerPool>;
  const admitted = new Map<string, number>();
  let all = 0;
  return {
    run: (task, input, { owner, signal }, tell) => opened[task.pool].run(task, input, owner, signal, tell),
    admit(merchantId) {
      const ofMerchant = admitted.get(merchantId) ?? 0;
      if (!canEnqueue(ofMerchant, all, uploads)) throw new Refusal('busy', { retryAfter: 5 });
      admitted.set(merchantId, ofMerchant + 1);
      all += 1;
      return () => {
        const left = (admitted.get(merchantId) ?? 1) - 1;
        if (left === 0) admitted.delete(merchantId);
        else admitted.set(merchantId, left);
        all -= 1;
      };
    },
    close: () => {
      for (const pool of Object.values(opened)) pool.close();
    },
  };
}
