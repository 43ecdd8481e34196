import {
  Card,
  CountBadge,
  EmptyState,
  Inline,
  Link,
  ReservedRows,
  RowList,
  Skeleton,
  Stack,
  Text,
} from 'shared-design-system';
import { Loaded } from 'shared-runtime/screens';
import { useForegroundPolling } from '../features/live/use-polling.ts';
import { useListOrdersQuery } from '../features/orders/api.ts';
import { OrderRows } from '../features/orders/components/order-rows.tsx';
import { useArrivals } from '../features/orders/use-arrivals.ts';
import { texts } from '../texts.ts';
import { newest } from './newest.ts';

const { dashboard } = texts;
const { none } = dashboard;

/** For the dashboard: the latest orders that nobody has accepted yet. Where there were orders it stays as high as it is: the sums are below. */
export default function NewOrders() {
  const query = useListOrdersQuery(newest, useForegroundPolling());
  const known = query.data;
  const isNew = known?.orders.length === 0 && Object.values(known.counts).every((count) => count === 0);
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
      flush={!isNew}
    >
      <Loaded query={query} failed={texts.failed} skeleton={<RowsSkeleton />}>
        {({ orders }) => {
          if (isNew) return <Text tone="muted">{`${none.title}. ${none.text}`}</Text>;
          return (
            <ReservedRows rest={orders.length > 0 && orders.length < newest.perPage ? dashboard.noMore : undefined}>
              {orders.length ? (
                <RowList label={dashboard.title} compact>
                  <OrderRows orders={orders} fresh={arrived} compact />
                </RowList>
              ) : (
                <EmptyState level={3} icon="shopping-bag" {...none} />
              )}
            </ReservedRows>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** As high as what comes. */
function RowsSkeleton() {
  return (
    <ReservedRows padded>
      <Stack gap={5}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </ReservedRows>
  );
}
