import { useCallback, useEffect, useState } from 'react';
import { forgetOrder, type RememberedOrder, rememberedKey, rememberedOrders, rememberOrder } from './remembered.ts';

interface RememberedOrders {
  orders: readonly RememberedOrder[] | undefined;
  forget: (order: RememberedOrder) => void;
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
