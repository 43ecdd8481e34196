import type { SessionPart } from './session-slice.ts';

const waiting = new Set<() => void>();

/** To be called whenever the store has changed. */
export const lookAtSession = (): void => {
  for (const look of [...waiting]) look();
};

/**
 * Waits until somebody has signed in again where the session ended.
 * @param read   the session's part of the store
 * @param signal of the call that waits
 * @returns false where nobody can any more: the page asks no longer, or the call is given up
 */
export function signedInAgain(read: () => SessionPart, signal: AbortSignal): Promise<boolean> {
  const { renewals } = read();
  return new Promise((resolve) => {
    const look = () => {
      const { asks, renewals: now } = read();
      if (now === renewals && asks && !signal.aborted) return;
      waiting.delete(look);
      signal.removeEventListener('abort', look);
      resolve(now !== renewals && !signal.aborted);
    };
    waiting.add(look);
    signal.addEventListener('abort', look);
    look();
  });
}
