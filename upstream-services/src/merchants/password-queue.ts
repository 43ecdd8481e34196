import { FairQueue } from 'shared-node';
import { Refusal } from '../common/refusal.ts';

interface Bounds {
  atOnce: number;
  waiting: number;
  waitingOfOne: number;
}

type PasswordQueue = <T>(network: string, work: () => Promise<T>) => Promise<T>;

const retryAfter = 2;

/** Bounds work that costs much and that anybody can ask for; who asks for too much of it finds the queue full before others do. */
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
      // The place is handed on, so that nobody slips in between.
      const next = queue.take(() => 0);
      if (next) next();
      else running--;
    }
  };
}
