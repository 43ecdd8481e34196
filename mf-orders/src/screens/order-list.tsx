import { EmptyState, ErrorState, Loading, Page, Skeleton } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { useListOrdersQuery } from '../features/orders/api.ts';
import { OrderRows } from '../features/orders/order-rows.tsx';
import { texts } from '../texts.ts';

/** `/merchant/orders`: the merchant's orders, newest first. */
export default function OrderList() {
  const { data, error, refetch, isFetching } = useListOrdersQuery({ page: 1 });
  return (
    <Page title={texts.title}>
      {data ? (
        data.orders.length > 0 ? (
          <OrderRows label={texts.title} orders={data.orders} />
        ) : (
          <EmptyState title={texts.empty} text={texts.emptyHint} />
        )
      ) : error ? (
        <ErrorState
          title={texts.failed}
          text={describeFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading>
          <Skeleton shape="block" lines={4} />
        </Loading>
      )}
    </Page>
  );
}
