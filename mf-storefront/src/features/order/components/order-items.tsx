import { canSetDeliveryPrice, type Order, totalOf } from 'shared-contracts';
import { LineItem, TotalLine } from 'shared-design-system/checkout';
import { Card } from 'shared-design-system/pages';
import { formatMoney, pluralCount, Stack } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { DiscountLines, SumLines } from '../../../components/sum-lines.tsx';
import { orderTexts } from '../../../order-texts.ts';

export function OrderItems({ order }: { order: Order }) {
  const { goods, sum } = order.basket;
  const { deliveryPrice, deliveryKind } = order.deliveryInfo;
  // No line for delivery: the order is over, paid or picked up, and its delivery price was never set.
  const unsaid = deliveryPrice === null && !canSetDeliveryPrice(order);
  const count = goods.reduce((all, good) => all + good.count, 0);
  return (
    <Card title={orderTexts.goods} aside={pluralCount(count, checkoutTexts.cart.count)} gap={4}>
      <Stack as="ul" gap={0}>
        {goods.map(({ id, line, title, preview, price, count: quantity, size }) => (
          <li key={`${id}:${size?.id ?? ''}:${line}`}>
            <LineItem
              name={title}
              image={preview?.link ?? null}
              size={size?.value ?? null}
              price={price}
              count={quantity}
            />
          </li>
        ))}
      </Stack>
      {unsaid ? (
        <>
          <DiscountLines discounts={order.discounts} />
          <TotalLine large label={checkoutTexts.sum.total} value={formatMoney(totalOf(order))} />
        </>
      ) : (
        <SumLines goods={sum} discounts={order.discounts} delivery={deliveryPrice} kind={deliveryKind} />
      )}
    </Card>
  );
}
