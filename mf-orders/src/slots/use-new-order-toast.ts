import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Order, totalOf } from 'shared-contracts';
import { formatMoney, pluralCount, type ToastInput } from 'shared-design-system/office';
import { isNotifyingTab } from '../features/live/follow-orders.ts';
import { playOrderSound } from '../features/live/sound.ts';
import { itemsText } from '../features/orders/items-text.ts';
import { texts } from '../texts.ts';
import { orderPage, useOrderToasts } from './use-order-toasts.ts';

/** Milliseconds in which new orders share one toast: as long as a toast with a button stays. */
const together = 10_000;

export function useNewOrderToast() {
  const toasts = useOrderToasts();
  const navigate = useNavigate();
  const last = useRef({ id: '', at: 0, count: 0 });
  return useCallback(
    (order: Order) => {
      if (isNotifyingTab()) playOrderSound();
      const { id, at, count: before } = last.current;
      const isNext = Date.now() - at < together;
      if (isNext) toasts.close(id);
      const count = isNext ? before + 1 : 1;
      const to = count > 1 ? '/merchant/orders' : orderPage(order.id);
      const items = [formatMoney(totalOf(order)), itemsText(order.basket.goods)].join(' · ');
      const toast: ToastInput = {
        title: count > 1 ? pluralCount(count, texts.arrivedForms) : texts.arrived(order.number),
        text: count > 1 ? texts.arrivedLast(order.number, items) : items,
        type: 'info',
        action: { label: texts.open, onPress: () => void navigate(to) },
      };
      const shown = count > 1 ? toasts.show(toast) : toasts.tell(to, toast);
      // No toast was needed: the order's own page is open.
      if (!shown) return;
      last.current = { id: shown, at: Date.now(), count };
    },
    [toasts, navigate],
  );
}
