import { useCallback, useEffect, useRef } from 'react';
import { isFailure, useSession } from 'shared-runtime';

/**
 * Goes on with what the end of a session has interrupted, once somebody has signed in again in its place.
 * @returns takes a failure and what to do again; true where that waits for the sign-in
 */
export function useAfterSignIn(): (failure: unknown, again: () => void) => boolean {
  const { expired } = useSession();
  const waiting = useRef<(() => void) | null>(null);
  const wasExpired = useRef(expired);
  useEffect(() => {
    const renewed = wasExpired.current && !expired;
    wasExpired.current = expired;
    if (!renewed) return;
    const again = waiting.current;
    waiting.current = null;
    again?.();
  }, [expired]);
  return useCallback((failure, again) => {
    if (!isFailure(failure) || failure.code !== 'unauthorized') return false;
    waiting.current = again;
    return true;
  }, []);
}
