import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const list = '/merchant/orders';

export function useAppBadge(count: number | undefined): void {
  const { pathname } = useLocation();
  const seen = useRef(0);
  useEffect(() => {
    if (count === undefined) return;
    seen.current = pathname === list ? count : Math.min(seen.current, count);
    const unseen = count - seen.current;
    const shown = unseen > 0 ? navigator.setAppBadge?.(unseen) : navigator.clearAppBadge?.();
    // A page that is not installed may not set a badge.
    shown?.catch(() => undefined);
  }, [count, pathname]);
}
