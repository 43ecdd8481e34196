import { useEffect } from 'react';
import { addLeaveGuard, isReloading } from './leave-guards.ts';

/**
 * Asks before a changed form is left, inside the shell and when the tab is closed.
 * @param changed whether there is something to lose
 * @param ask     asks the person; true lets go
 * @param drafted a draft has all of it, so that a reload would lose nothing. Default false.
 */
export function useLeaveGuard(changed: boolean, ask: () => Promise<boolean>, drafted = false): void {
  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => isReloading() || event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const forget = addLeaveGuard({ ask, drafted });
    return () => {
      forget();
      window.removeEventListener('beforeunload', warn);
    };
  }, [changed, ask, drafted]);
}
