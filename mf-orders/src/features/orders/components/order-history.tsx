import type { Order } from 'shared-contracts';
import { Button, Card, formatDateTime, Skeleton } from 'shared-design-system/office';
import { Loaded, useShopZone } from 'shared-runtime/screens';
import { useReadOrderHistoryQuery } from '../api.ts';
import { eventText, eventTitle } from '../history-text.ts';
import { isPickup } from '../is-pickup.ts';
import { historyTexts } from '../order-texts.ts';
import { useLoadedDialog } from '../use-loaded-dialog.ts';
import { History } from './history.tsx';

interface OrderHistoryProps {
  order: Order;
  refresh: { pollingInterval: number; skipPollingIfUnfocused: boolean };
}

export function OrderHistory({ order, refresh }: OrderHistoryProps) {
  const query = useReadOrderHistoryQuery({ orderId: order.id }, refresh);
  const timeZone = useShopZone();
  const { Dialog, loading, show, close } = useLoadedDialog(() => import('../versions/versions-dialog.tsx'));
  return (
    <Card title={historyTexts.title}>
      <Loaded query={query} failed={historyTexts.failed} skeleton={<Skeleton lines={3} />}>
        {(events) => (
          <History
            label={historyTexts.title}
            items={events
              .map((event, index) => ({
                id: String(index),
                title: eventTitle(event, isPickup(order)),
                text: eventText(event),
                time: formatDateTime(event.at, { timeZone }),
              }))
              .reverse()}
          />
        )}
      </Loaded>
      {order.version > 1 ? (
        <Button variant="outline" full loading={loading} onClick={show}>
          {historyTexts.versions}
        </Button>
      ) : null}
      {Dialog ? <Dialog order={order} onClose={close} /> : null}
    </Card>
  );
}
