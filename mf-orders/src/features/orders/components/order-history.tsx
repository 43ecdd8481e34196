import type { Order } from 'shared-contracts';
import { Card, formatDateTime, Skeleton } from 'shared-design-system';
import { Loaded } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { useReadOrderHistoryQuery } from '../api.ts';
import { eventActor, eventTitle } from '../history-text.ts';
import { isPickedUp } from '../picked-up.ts';
import { History } from './history.tsx';

interface OrderHistoryProps {
  order: Order;
  /** How often it is asked for again. */
  refresh: { pollingInterval: number; skipPollingIfUnfocused: boolean };
}

/** What happened to the order, newest first. */
export function OrderHistory({ order, refresh }: OrderHistoryProps) {
  const query = useReadOrderHistoryQuery({ orderId: order.id }, refresh);
  return (
    <Card title={texts.history.title}>
      <Loaded query={query} failed={texts.history.failed} skeleton={<Skeleton lines={3} />}>
        {(events) => (
          <History
            label={texts.history.title}
            items={events
              .map((event, index) => ({
                id: String(index),
                title: eventTitle(event, isPickedUp(order)),
                text: eventActor(event),
                time: formatDateTime(event.at),
              }))
              .reverse()}
          />
        )}
      </Loaded>
    </Card>
  );
}
