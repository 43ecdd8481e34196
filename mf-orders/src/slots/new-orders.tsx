import { Card, Text } from 'shared-design-system';
import { useListOrdersQuery } from '../features/orders/api.ts';
import { OrderRows } from '../features/orders/order-rows.tsx';
import { texts } from '../texts.ts';

/** For the dashboard: orders that nobody has accepted yet. Shows nothing until they are known. */
export default function NewOrders() {
  const { data } = useListOrdersQuery({ page: 1, status: 'created' });
  if (!data) return null;
  return (
    <Card title={texts.fresh} flush={data.orders.length > 0}>
      {data.orders.length > 0 ? (
        <OrderRows label={texts.fresh} orders={data.orders} />
      ) : (
        <Text tone="muted">{texts.noFresh}</Text>
      )}
    </Card>
  );
}
