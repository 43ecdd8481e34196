import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type ToastInput, useToast } from 'shared-design-system/office';

export const orderPage = (id: string): string => `/merchant/orders/${id}`;

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
