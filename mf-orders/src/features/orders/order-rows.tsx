import type { Order } from 'shared-contracts';
import { formatAgo, OrderRow, RowList } from 'shared-design-system';

/** Orders as rows that lead to them. */
export function OrderRows({ label, orders }: { label: string; orders: readonly Order[] }) {
  const now = new Date();
  return (
    <RowList label={label} kind="orders">
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          to={`/merchant/orders/${order.id}`}
          number={order.number}
          age={formatAgo(order.created, now)}
          sum={order.basket.sum}
          goods={order.basket.goods.map((good) => good.title).join(', ')}
          customer={order.deliveryInfo.name}
          count={order.basket.goods.reduce((count, good) => count + good.count, 0)}
          status={order.status}
          payment={order.paymentState}
        />
      ))}
    </RowList>
  );
}
