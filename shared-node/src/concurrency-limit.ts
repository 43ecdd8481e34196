import { FairQueue } from './fair-queue.ts';

interface ConcurrencyLimits {
  atOnce: number;
  ofOne: number;
  waiting: number;
  waitingInAll?: number;
  /** Milliseconds after which a work gives up; without it, a work waits for as long as it takes. */
  timeout?: number;
}

export type ReleaseSlot = () => void;

type AcquireSlot = (owner: string) => ReleaseSlot | null | Promise<ReleaseSlot | null>;

/**
 * Runs at most `atOnce` works, `ofOne` of them per owner; others wait for a slot. Waiting owners take turns, each with its oldest work, so that an
 * owner with many cannot delay an owner with one.
 */
export function createConcurrencyLimit({
  atOnce,
  ofOne,
  waiting: maxWaiting,
  waitingInAll = Number.POSITIVE_INFINITY,
  timeout,
}: ConcurrencyLimits): AcquireSlot {
  const running = new Map<string, number>();
  const waiting = new FairQueue<(mayRun: boolean) => void>();
  let all = 0;

  const mayRun = (owner: string): boolean => all < atOnce && (running.get(owner) ?? 0) < ofOne;

  const begin = (owner: string): ReleaseSlot => {
    all += 1;
    running.set(owner, (running.get(owner) ?? 0) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      all -= 1;
      const left = (running.get(owner) ?? 1) - 1;
      if (left > 0) running.set(owner, left);
      else running.delete(owner);
      next();
    };
  };

  const next = (): void => waiting.take((owner) => (mayRun(owner) ? 0 : null))?.(true);

  const wait = (owner: string): Promise<ReleaseSlot | null> =>
    new Promise((resolve) => {
      const end = (hasTurn: boolean): void => {
        clearTimeout(timer);
        resolve(hasTurn ? begin(owner) : null);
      };
      const giveUp = (): void => {
        waiting.remove(owner, end);
        end(false);
      };
      const timer = timeout === undefined ? undefined : setTimeout(giveUp, timeout);
      waiting.add(owner, end);
    });

  return (owner) => {
    if (mayRun(owner) && waiting.sizeOf(owner) === 0) return begin(owner);
    return waiting.sizeOf(owner) < maxWaiting && waiting.size < waitingInAll ? wait(owner) : null;
  };
}
