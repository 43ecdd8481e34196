import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before a changed form is left, inside the shell and when the tab is closed.
 * @param changed whether there is something to lose
 * @param ask     asks the person; true lets go
 */
export function useLeaveGuard(changed: boolean, ask: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, ask]);
  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [changed]);
}
