import { useCallback, useEffect, useState } from 'react';
import { forgetOrder, type RememberedOrder, rememberedKey, rememberedOrders, rememberOrder } from './remembered.ts';

/** The orders of a shop that were placed on this device, in step with the other tabs. */
interface RememberedOrders {
  /** Undefined until the browser's storage has been read. */
  orders: readonly RememberedOrder[] | undefined;
  forget: (order: RememberedOrder) => void;
  /** Puts it back. */
  remember: (order: RememberedOrder) => void;
}

export function useRememberedOrders(merchantName: string): RememberedOrders {
  const [orders, setOrders] = useState<readonly RememberedOrder[]>();
  const read = useCallback(() => setOrders(rememberedOrders(merchantName)), [merchantName]);
  useEffect(() => {
    read();
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === rememberedKey(merchantName)) read();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [merchantName, read]);
  return {
    orders,
    forget: ({ token }) => {
      forgetOrder(merchantName, token);
      read();
    },
    remember: (order) => {
      rememberOrder(merchantName, order);
      read();
    },
  };
}
