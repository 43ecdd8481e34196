import { useEffect } from 'react';
import { addLeaveGuard, isReloading } from './leave-guards.ts';

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
