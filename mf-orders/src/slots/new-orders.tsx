import { Card, CountBadge, Inline, Link, RowList, Skeleton, styled, Text } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { useForegroundPolling } from '../features/live/use-polling.ts';
import { useListOrdersQuery } from '../features/orders/api.ts';
import { OrderRows } from '../features/orders/components/order-rows.tsx';
import { useNewOrders } from '../features/orders/use-new-orders.ts';
import { texts } from '../texts.ts';
import { newestOrdersArgs } from './newest-orders-args.ts';

const { dashboard } = texts;

const More = styled.div`
  padding: var(--space-2) var(--card-inner) var(--space-3);
`;

export default function NewOrders() {
  const query = useListOrdersQuery(newestOrdersArgs, useForegroundPolling());
  const arrived = useNewOrders(query.data?.orders);
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
      flush={(query.data?.orders.length ?? 0) > 0}
    >
      <Loaded query={query} failed={texts.failed} skeleton={<Skeleton shape="block" />}>
        {({ orders, totalCount }) =>
          orders.length === 0 ? (
            <Text tone="muted">{dashboard.none}</Text>
          ) : (
            <>
              <RowList label={dashboard.title} compact>
                <OrderRows orders={orders} fresh={arrived} compact />
              </RowList>
              {totalCount > orders.length ? (
                <More>
                  <Link variant="plain" to="/merchant/orders?show=created">
                    {dashboard.more(totalCount - orders.length)}
                  </Link>
                </More>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
