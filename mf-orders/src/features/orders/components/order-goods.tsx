import { useMemo } from 'react';
import { type Order, totalOf } from 'shared-contracts';
import { Card, formatPrice, GoodLine, pluralCount, Stack, Text, TotalLine } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { useOrderedPicturesQuery } from '../api.ts';
import { goodsCount } from '../goods-text.ts';

/** What was ordered, as it was when it was ordered. */
export function OrderGoods({ order }: { order: Order }) {
  const { goods } = order.basket;
  const { deliveryPrice } = order.deliveryInfo;
  const ids = useMemo(() => [...new Set(goods.map(({ id }) => id))].sort(), [goods]);
  const { data: pictures = {} } = useOrderedPicturesQuery(ids, { skip: ids.length === 0 });
  return (
    <Card
      title={texts.order.goods}
      aside={<Text tone="muted">{pluralCount(goodsCount(goods), texts.order.goodForms)}</Text>}
    >
      <Stack gap={0}>
        {goods.map((good) => (
          <GoodLine
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
        {deliveryPrice ? <TotalLine label={texts.delivery.title} value={formatPrice(deliveryPrice)} /> : null}
        <TotalLine large label={texts.order.total} value={formatPrice(totalOf(order))} />
      </Stack>
    </Card>
  );
}
