import { createConcurrencyLimit } from 'shared-node';
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
  const acquireSlot = createConcurrencyLimit({ atOnce, ofOne: atOnce, waiting: waitingOfOne, waitingInAll: waiting });

  return async (network, work) => {
    const slot = acquireSlot(network);
    const release = slot instanceof Promise ? await slot : slot;
    if (!release) throw new Refusal('unavailable', { retryAfter });
    try {
      return await work();
    } finally {
      release();
    }
  };
}
