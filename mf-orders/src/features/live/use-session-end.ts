import { useEffect, useSyncExternalStore } from 'react';
import { isSessionOver, selectSessionExpired, sessionExpired, useAppDispatch, useAppSelector } from 'shared-runtime';
import { isSessionEnded, setSessionOver, watchSessionOver } from './session-end.ts';

export function useIsPolling(): boolean {
  const over = useSyncExternalStore(watchSessionOver, isSessionEnded, () => false);
  const expired = useAppSelector(selectSessionExpired);
  return !over && !expired;
}

/**
 * Stops polling when the session is over. Polling starts again after a sign-in on this page, and when the page becomes visible, since somebody may
 * have signed in on another one.
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
  const over = useSyncExternalStore(watchSessionOver, isSessionEnded, () => false);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (over) dispatch(sessionExpired());
  }, [over, dispatch]);
}
