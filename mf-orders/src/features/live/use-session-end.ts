import { useEffect, useSyncExternalStore } from 'react';
import { isSessionOver, selectSessionExpired, sessionExpired, useAppDispatch, useAppSelector } from 'shared-runtime';
import { isOver, setSessionOver, watchSessionOver } from './session-end.ts';

export function useIsPolling(): boolean {
  const over = useSyncExternalStore(watchSessionOver, isOver, () => false);
  const expired = useAppSelector(selectSessionExpired);
  return !over && !expired;
}

/**
 * Tries again after a sign-in in its place, and when the page comes into sight, since somebody may have signed in on
 * another one.
 */
export function useSessionEnd(error: unknown): void {
  const expired = useAppSelector(selectSessionExpired);
  useEffect(() => {
    if (isSessionOver(error)) setSessionOver(true);
  }, [error]);
  useEffect(() => {
    if (!expired) setSessionOver(false);
  }, [expired]);
  useEffect(() => {
    const whenSeen = () => {
      if (document.visibilityState === 'visible') setSessionOver(false);
    };
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, []);
}

export function useReportSessionEnd(): void {
  const over = useSyncExternalStore(watchSessionOver, isOver, () => false);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (over) dispatch(sessionExpired());
  }, [over, dispatch]);
}
