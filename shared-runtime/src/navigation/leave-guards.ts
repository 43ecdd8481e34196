import { keepDrafts } from '../drafts/keepers.ts';

/** Somebody who minds that a page is left. */
interface LeaveGuard {
  /** Asks the person; true lets go. */
  ask: () => Promise<boolean>;
  /** What there is to lose is in a draft, all of it. */
  drafted: boolean;
}

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
    async (before, { ask }) => (await before) && ask(),
    Promise.resolve(true),
  );
}

/** Whether a reload would lose something that somebody has typed; keeps what can be kept. */
export const losesByReload = (): boolean => !keepDrafts() || [...guards].some(({ drafted }) => !drafted);

let reloading = false;

/** Whether the page is being loaded anew for its own reasons, with all that was typed kept: nobody need be asked. */
export const isReloading = (): boolean => reloading;

/** Loads the page anew, or another one in its place, unasked. Only where {@link losesByReload} says that nothing is lost. */
export function loadAnew(href?: string): void {
  reloading = true;
  if (href === undefined) location.reload();
  else location.assign(href);
}
