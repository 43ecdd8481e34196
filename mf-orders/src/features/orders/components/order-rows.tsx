import { useMemo } from 'react';
import { type Order, totalOf } from 'shared-contracts';
import { Button, formatAgo } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { useOrderedPicturesQuery } from '../api.ts';
import { customerText, deliveryText, itemCount, itemsText } from '../items-text.ts';
import { isPickedUp } from '../picked-up.ts';
import { useMoveOrder } from '../use-move-order.ts';
import { useNow } from '../use-now.ts';
import { moneyOf } from './money-badge.tsx';
import { OrderRow } from './order-row.tsx';

/** Accepts a new order without opening it. */
function AcceptButton({ order }: { order: Order }) {
  const { move, moving } = useMoveOrder(order);
  return (
    <Button variant="outline" size="s" loading={moving !== null} onClick={() => void move('accepted')}>
      {texts.accept}
    </Button>
  );
}

interface OrderRowsProps {
  orders: readonly Order[];
  /** Ids of those that have come just now. */
  fresh?: ReadonlySet<string>;
  /** Without what only a wide list has. */
  compact?: boolean;
}

/** Orders as rows that lead to them; a new one can be accepted in its row. */
export function OrderRows({ orders, fresh, compact = false }: OrderRowsProps) {
  const now = useNow();
  const ids = useMemo(() => [...new Set(orders.flatMap((order) => order.basket.goods[0]?.id ?? []))].sort(), [orders]);
  const { data: pictures = {} } = useOrderedPicturesQuery(ids, { skip: ids.length === 0 });
  return orders.map((order) => {
    const { goods } = order.basket;
    return (
      <OrderRow
        key={order.id}
        to={`/merchant/orders/${order.id}`}
        number={order.number}
        age={formatAgo(order.created, now)}
        sum={totalOf(order)}
        goods={itemsText(goods)}
        delivery={deliveryText(order)}
        customer={customerText(order)}
        image={pictures[goods[0]?.id ?? ''] ?? null}
        count={itemCount(goods)}
        status={order.status}
        pickup={isPickedUp(order)}
        money={moneyOf(order)}
        fresh={fresh?.has(order.id) ?? false}
        compact={compact}
        action={order.status === 'created' && !compact ? <AcceptButton order={order} /> : null}
      />
    );
  });
}
