import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type ToastInput, useToast } from 'shared-design-system/office';

export const orderPage = (id: string): string => `/merchant/orders/${id}`;

/** Tells in toasts of what has its own page: on that page there is nothing to tell, and what was told goes when it is opened. */
export function useOrderToasts() {
  const toasts = useToast();
  const { pathname } = useLocation();
  const at = useRef(pathname);
  const shownFor = useRef(new Map<string, string>());
  useEffect(() => {
    at.current = pathname;
    const shown = shownFor.current.get(pathname);
    if (shown) toasts.close(shown);
    shownFor.current.delete(pathname);
  }, [pathname, toasts]);
  return useMemo(
    () => ({
      /** Answers the toast's id; empty where the page is open already. */
      tell: (page: string, toast: ToastInput): string => {
        if (at.current === page) return '';
        const earlier = shownFor.current.get(page);
        if (earlier) toasts.close(earlier);
        const shown = toasts.show(toast);
        shownFor.current.set(page, shown);
        return shown;
      },
      show: toasts.show,
      close: toasts.close,
    }),
    [toasts],
  );
}
