import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where all new orders are seen. */
const list = '/merchant/orders';

/** Shows on the application's icon how many new orders have come since their list was last looked at. */
export function useAppBadge(count: number | undefined): void {
  const { pathname } = useLocation();
  const seen = useRef(0);
  useEffect(() => {
    if (count === undefined) return;
    seen.current = pathname === list ? count : Math.min(seen.current, count);
    const unseen = count - seen.current;
    const shown = unseen > 0 ? navigator.setAppBadge?.(unseen) : navigator.clearAppBadge?.();
    // A page that is not installed may have no right to it.
    shown?.catch(() => undefined);
  }, [count, pathname]);
}
