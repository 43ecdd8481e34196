import { FairQueue } from 'shared-node';
import { Refusal } from '../common/refusal.ts';

interface Bounds {
  atOnce: number;
  waiting: number;
  waitingOfOne: number;
}

type PasswordQueue = <T>(network: string, work: () => Promise<T>) => Promise<T>;

const retryAfter = 2;

/**
 * Limits expensive work that anybody can cause: a network that asks for too much of it reaches its own limit in the queue before others find it full.
 */
export function createPasswordQueue({ atOnce, waiting, waitingOfOne }: Bounds): PasswordQueue {
  const queue = new FairQueue<() => void>();
  let running = 0;

  const wait = (network: string): Promise<void> => {
    if (queue.size >= waiting || queue.sizeOf(network) >= waitingOfOne)
      throw new Refusal('unavailable', { retryAfter });
    return new Promise((resolve) => queue.add(network, resolve));
  };

  return async (network, work) => {
    if (running >= atOnce) await wait(network);
    else running++;
    try {
      return await work();
    } finally {
      // The slot passes to the next in the queue while `running` stays, so that no new caller takes it first.
      const next = queue.take(() => 0);
      if (next) next();
      else running--;
    }
  };
}
