import { Card, CountBadge, Inline, Link, RowList, Skeleton, Text } from 'shared-design-system';
import { Loaded } from 'shared-runtime/screens';
import { useWhileSeen } from '../features/live/use-while-seen.ts';
import { useListOrdersQuery } from '../features/orders/api.ts';
import { OrderRows } from '../features/orders/components/order-rows.tsx';
import { useArrivals } from '../features/orders/use-arrivals.ts';
import { texts } from '../texts.ts';
import { newest } from './newest.ts';

const { dashboard } = texts;

/** For the dashboard: the latest orders that nobody has accepted yet. */
export default function NewOrders() {
  const query = useListOrdersQuery(newest, useWhileSeen());
  const orders = query.data?.orders ?? [];
  const arrived = useArrivals(query.data?.orders);
  return (
    <Card
      title={
        <Inline gap={1}>
          {dashboard.title}
          <CountBadge count={query.data?.totalCount ?? 0} />
        </Inline>
      }
      aside={
        <Link variant="plain" to="/merchant/orders">
          {dashboard.all}
        </Link>
      }
      flush={orders.length > 0}
    >
      <Loaded query={query} failed={texts.failed} skeleton={<Skeleton lines={3} />}>
        {(answer) =>
          answer.orders.length ? (
            <RowList label={dashboard.title} kind="orders" compact>
              <OrderRows orders={answer.orders} fresh={arrived} compact />
            </RowList>
          ) : (
            <Text tone="muted">{dashboard.none}</Text>
          )
        }
      </Loaded>
    </Card>
  );
}
