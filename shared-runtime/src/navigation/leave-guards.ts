/** Asks a person who is about to leave a page; true lets go. */
type LeaveGuard = () => Promise<boolean>;

const guards = new Set<LeaveGuard>();

/** From now on the guard is asked before the page is left. Returns how to end that. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Whether anybody minds. */
export const mindsLeaving = (): boolean => guards.size > 0;

/** Asks everyone who minds, one after another; undefined where nobody does, so that one can leave at once. */
export function askToLeave(): Promise<boolean> | undefined {
  if (guards.size === 0) return undefined;
  return [...guards].reduce<Promise<boolean>>(
    async (before, guard) => (await before) && guard(),
    Promise.resolve(true),
  );
}
