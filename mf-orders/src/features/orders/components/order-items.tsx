import { useMemo } from 'react';
import { type Order, takesDeliveryPrice, totalOf } from 'shared-contracts';
import { Card, formatMoney, LineItem, pluralCount, Text, TotalLine } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { useOrderedPicturesQuery } from '../api.ts';
import { itemCount } from '../items-text.ts';

/** What the delivery costs, in words; null where nobody has said it yet. */
function costOf(price: number | null): string {
  if (price === null) return texts.deliveryPrice.unknown;
  return price === 0 ? texts.deliveryPrice.free : formatMoney(price);
}

/** What was ordered, as it was when it was ordered. */
export function OrderItems({ order }: { order: Order }) {
  const { goods } = order.basket;
  const { deliveryPrice } = order.deliveryInfo;
  // Nobody brings what is picked up, and nobody says any more what bringing has cost.
  const unsaid = deliveryPrice === null && !takesDeliveryPrice(order);
  const ids = useMemo(() => [...new Set(goods.map(({ id }) => id))].sort(), [goods]);
  const { data: pictures = {} } = useOrderedPicturesQuery(ids, { skip: ids.length === 0 });
  return (
    <Card
      title={texts.order.goods}
      aside={<Text tone="muted">{pluralCount(itemCount(goods), texts.order.goodForms)}</Text>}
      gap={0}
    >
      {goods.map((good) => (
        <LineItem
          key={`${good.id} ${good.size?.id ?? ''}`}
          to={`/merchant/products/${good.id}`}
          name={good.title}
          image={pictures[good.id] ?? null}
          size={good.size?.value ?? null}
          price={good.price}
          sale={good.sale}
          count={good.count}
        />
      ))}
      {unsaid ? null : <TotalLine label={texts.delivery.title} value={costOf(deliveryPrice)} />}
      <TotalLine
        large
        label={deliveryPrice === null && !unsaid ? texts.order.withoutDelivery : texts.order.total}
        value={formatMoney(totalOf(order))}
      />
    </Card>
  );
}
