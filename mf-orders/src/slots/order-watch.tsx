import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LiveOrder } from 'shared-contracts';
import { baseApi, selectSessionOwner, useAppDispatch, useAppSelector } from 'shared-runtime';
import { followOrders } from '../features/live/follow-orders.ts';
import { setSessionOver } from '../features/live/session-end.ts';
import { prepareSound } from '../features/live/sound.ts';
import { useBackgroundPolling } from '../features/live/use-polling.ts';
import { useIsPolling, useSessionEnd } from '../features/live/use-session-end.ts';
import { useWatchOrdersQuery } from '../features/orders/api.ts';
import { useNewOrders } from '../features/orders/use-new-orders.ts';
import { texts } from '../texts.ts';
import { useAppBadge } from './use-app-badge.ts';
import { useNewOrderToast } from './use-new-order-toast.ts';
import { orderPage, useOrderToasts } from './use-order-toasts.ts';
import { usePushRenewal } from './use-push-renewal.ts';

const looked = 3;
/** Milliseconds in which several events about orders become one refresh. */
const collectFor = 100;

export default function OrderWatch() {
  useHeardOrders(useTellOfPayment());
  const query = useWatchOrdersQuery({ status: 'created', perPage: looked }, useBackgroundPolling());
  useSessionEnd(query.error);
  useAppBadge(query.data?.totalCount);
  usePushRenewal();
  useNewOrders(query.data?.orders, useNewOrderToast());
  useEffect(prepareSound, []);
  return null;
}

/** Refetches everything about orders after an event, and when some may have been missed. */
function useHeardOrders(onMoney: (order: LiveOrder) => void): void {
  const dispatch = useAppDispatch();
  const asking = useIsPolling();
  const account = useAppSelector(selectSessionOwner);
  useEffect(() => {
    if (!asking || account === null) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      waiting = undefined;
      dispatch(baseApi.util.invalidateTags(['Order']));
    };
    const leave = followOrders(account, ({ event, order }) => {
      if (event === 'ended') setSessionOver(true);
      else if (event !== 'beat') waiting ??= setTimeout(refresh, collectFor);
      if (order) onMoney(order);
    });
    return () => {
      leave();
      clearTimeout(waiting);
    };
  }, [account, asking, dispatch, onMoney]);
}

function useTellOfPayment() {
  const navigate = useNavigate();
  const toasts = useOrderToasts();
  return useCallback(
    ({ id, number, change }: LiveOrder) => {
      const page = orderPage(id);
      if (change === 'payment_report_withdrawn')
        toasts.tell(page, { title: texts.reportWithdrawn(number), type: 'info' });
      if (change !== 'payment_reported' && change !== 'confirmed') return;
      const open = { label: texts.open, onPress: () => void navigate(page) };
      const message =
        change === 'confirmed'
          ? { title: texts.confirmed(number) }
          : { title: texts.reported(number), text: texts.reportedText };
      toasts.tell(page, { ...message, type: 'info', action: open });
    },
    [toasts, navigate],
  );
}
