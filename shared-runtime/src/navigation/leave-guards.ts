import { keepDrafts } from '../drafts/keepers.ts';

interface LeaveGuard {
  ask: () => Promise<boolean>;
  drafted: boolean;
}

const guards = new Set<LeaveGuard>();

export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

export const hasLeaveGuard = (): boolean => guards.size > 0;

export function askToLeave(): Promise<boolean> | undefined {
  if (guards.size === 0) return undefined;
  return [...guards].reduce<Promise<boolean>>(
    async (before, { ask }) => (await before) && ask(),
    Promise.resolve(true),
  );
}

export const wouldReloadLoseInput = (): boolean => !keepDrafts() || [...guards].some(({ drafted }) => !drafted);

let reloading = false;

export const isReloading = (): boolean => reloading;

/** Loads the page anew, or another one in its place, unasked. Only where {@link wouldReloadLoseInput} says that nothing is lost. */
export function loadAnew(href?: string): void {
  reloading = true;
  if (href === undefined) location.reload();
  else location.assign(href);
}
