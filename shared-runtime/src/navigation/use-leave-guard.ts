import { useEffect } from 'react';
import { addLeaveGuard } from './leave-guards.ts';

/**
 * Asks before a changed form is left, inside the shell and when the tab is closed.
 * @param changed whether there is something to lose
 * @param ask     asks the person; true lets go
 */
export function useLeaveGuard(changed: boolean, ask: () => Promise<boolean>): void {
  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const forget = addLeaveGuard(ask);
    return () => {
      forget();
      window.removeEventListener('beforeunload', warn);
    };
  }, [changed, ask]);
}
