import { useEffect, useSyncExternalStore } from 'react';
import { isSessionOver, selectSessionExpired, sessionExpired, useAppDispatch, useAppSelector } from 'shared-runtime';
import { isOver, setOver, watchOver } from './session-end.ts';

/** Whether orders are asked for and listened to: not while the session is known to be over, nor while somebody is asked to sign in. */
export function useIsPolling(): boolean {
  const over = useSyncExternalStore(watchOver, isOver, () => false);
  const expired = useAppSelector(selectSessionExpired);
  return !over && !expired;
}

/**
 * Finds out, once for the page, that the session is over, and when to try again: after a sign-in in its place, and when the page comes into
 * sight, since somebody may have signed in on another one.
 * @param error of the query that looks for new orders
 */
export function useSessionEnd(error: unknown): void {
  const expired = useAppSelector(selectSessionExpired);
  useEffect(() => {
    if (isSessionOver(error)) setOver(true);
  }, [error]);
  useEffect(() => {
    if (!expired) setOver(false);
  }, [expired]);
  useEffect(() => {
    const whenSeen = () => {
      if (document.visibilityState === 'visible') setOver(false);
    };
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, []);
}

/** Asks for the password where orders are shown and the session is over: what is seen there would only grow old. */
export function useSaySessionEnd(): void {
  const over = useSyncExternalStore(watchOver, isOver, () => false);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (over) dispatch(sessionExpired());
  }, [over, dispatch]);
}
