import { Card, formatDateTime, History, Skeleton } from 'shared-design-system';
import { Loaded } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { useReadOrderHistoryQuery, whileSeen } from '../api.ts';
import { eventActor, eventTitle } from '../history-text.ts';

/** What happened to the order, newest first. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const query = useReadOrderHistoryQuery({ orderId }, whileSeen);
  return (
    <Card title={texts.history.title}>
      <Loaded query={query} failed={texts.history.failed} skeleton={<Skeleton lines={3} />}>
        {(events) => (
          <History
            label={texts.history.title}
            items={events
              .map((event, index) => ({
                id: String(index),
                title: eventTitle(event),
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
