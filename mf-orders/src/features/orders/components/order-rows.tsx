import { type Order, totalOf } from 'shared-contracts';
import { formatAgo } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { isLate, whenText } from '../delivery-when.ts';
import { isPickup } from '../is-pickup.ts';
import { customerText, deliveryText, itemCount, itemsText } from '../items-text.ts';
import { nextStepOf } from '../next-step.ts';
import { useNow } from '../use-now.ts';
import { moneyBadgePropsOf } from './money-badge.tsx';
import { NextButton } from './next-button.tsx';
import { OrderRow } from './order-row.tsx';

interface OrderRowsProps {
  orders: readonly Order[];
  fresh?: ReadonlySet<string>;
  compact?: boolean;
}

export function OrderRows({ orders, fresh, compact = false }: OrderRowsProps) {
  const now = useNow();
  const timeZone = useShopZone();
  return orders.map((order) => {
    const { goods } = order.basket;
    const to = `/merchant/orders/${order.id}`;
    const step = compact ? null : nextStepOf(order);
    return (
      <OrderRow
        key={order.id}
        to={to}
        number={order.number}
        age={formatAgo(order.created, now, { timeZone })}
        sum={totalOf(order)}
        goods={itemsText(goods)}
        when={whenText(order, now, timeZone)}
        late={isLate(order, now, timeZone)}
        delivery={deliveryText(order)}
        customer={customerText(order)}
        image={goods[0]?.preview?.link ?? null}
        count={itemCount(goods)}
        status={order.status}
        pickup={isPickup(order)}
        money={moneyBadgePropsOf(order)}
        fresh={fresh?.has(order.id) ?? false}
        compact={compact}
        action={step ? <NextButton order={order} step={step} to={to} /> : null}
      />
    );
  });
}
