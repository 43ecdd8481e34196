interface ConcurrencyLimits {
  atOnce: number;
  ofOne: number;
  waiting: number;
  timeout: number;
}

export type ReleaseSlot = () => void;

type AcquireSlot = (owner: string) => ReleaseSlot | null | Promise<ReleaseSlot | null>;

/**
 * Lets so many works run at once and the others wait for a slot. Owners that wait come one after the other, each with its oldest, so
 * that no owner's many keep another's one waiting.
 */
export function createConcurrencyLimit({
  atOnce,
  ofOne,
  waiting: maxWaiting,
  timeout,
}: ConcurrencyLimits): AcquireSlot {
  const running = new Map<string, number>();
  const waiting = new Map<string, Set<(mayRun: boolean) => void>>();
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

  const next = (): void => {
    for (const [owner, queue] of waiting) {
      if (!mayRun(owner)) continue;
      const [first] = queue;
      // A Map keeps the order of insertion: who had a slot goes to its end.
      waiting.delete(owner);
      waiting.set(owner, queue);
      first?.(true);
      return;
    }
  };

  const wait = (owner: string): Promise<ReleaseSlot | null> =>
    new Promise((resolve) => {
      const queue = waiting.get(owner) ?? new Set();
      const end = (hasTurn: boolean): void => {
        clearTimeout(timer);
        queue.delete(end);
        if (queue.size === 0) waiting.delete(owner);
        resolve(hasTurn ? begin(owner) : null);
      };
      const timer = setTimeout(end, timeout, false);
      waiting.set(owner, queue.add(end));
    });

  return (owner) => {
    if (mayRun(owner) && !waiting.has(owner)) return begin(owner);
    return (waiting.get(owner)?.size ?? 0) < maxWaiting ? wait(owner) : null;
  };
}
