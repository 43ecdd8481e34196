import { Refusal } from '../common/refusal.ts';

interface Bounds {
  /** Pieces of work that run at a time. */
  atOnce: number;
  /** Pieces of work that wait, at most. */
  waiting: number;
  /** Of those, from one network. */
  waitingOfOne: number;
}

/** Runs work in turns. Throws Refusal unavailable where too many wait already. */
export type Turns = <T>(network: string, work: () => Promise<T>) => Promise<T>;

/** Seconds after which the queue has surely moved. */
const retryAfter = 2;

/** Bounds work that costs much and that anybody can ask for; who asks for too much of it finds the queue full before others do. */
export function createTurns({ atOnce, waiting, waitingOfOne }: Bounds): Turns {
  const queue: (() => void)[] = [];
  const waitingOf = new Map<string, number>();
  let running = 0;

  const wait = async (network: string): Promise<void> => {
    const own = waitingOf.get(network) ?? 0;
    if (queue.length >= waiting || own >= waitingOfOne) throw new Refusal('unavailable', { retryAfter });
    waitingOf.set(network, own + 1);
    await new Promise<void>((resolve) => queue.push(resolve));
    const left = (waitingOf.get(network) ?? 1) - 1;
    if (left > 0) waitingOf.set(network, left);
    else waitingOf.delete(network);
  };

  return async (network, work) => {
    if (running >= atOnce) await wait(network);
    else running++;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
