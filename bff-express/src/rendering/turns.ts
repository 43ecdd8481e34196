/**
 * Lets so many works run at once and the others wait for their turn, in the order in which they came: on one processor all of them
 * together would only make each other late.
 * @param atOnce   works that run at once
 * @param patience milliseconds after which a work gives up waiting and is not begun; it is null then
 */
export function createTurns(atOnce: number, patience: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  const waiting = new Set<(hasTurn: boolean) => void>();
  let running = 0;

  const turn = (): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (hasTurn: boolean): void => {
        clearTimeout(timer);
        waiting.delete(end);
        resolve(hasTurn);
      };
      const timer = setTimeout(end, patience, false);
      waiting.add(end);
    });

  return async (work) => {
    if (running >= atOnce) {
      if (!(await turn())) return null;
    } else running += 1;
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next(true);
      else running -= 1;
    }
  };
}
