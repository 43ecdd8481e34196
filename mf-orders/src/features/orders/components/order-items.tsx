import {
  canSetDeliveryPrice,
  discountTitle,
  formatDiscountAmount,
  isEditable,
  type Order,
  totalOf,
} from 'shared-contracts';
import { LineItem, TotalLine } from 'shared-design-system/checkout';
import { ButtonLink, Card, formatMoney, pluralCount, Stack, Text } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import { isPickup } from '../is-pickup.ts';
import { itemCount } from '../items-text.ts';
import { deliveryPriceTexts, deliveryTexts } from '../order-texts.ts';

function costOf(price: number | null): string {
  if (price === null) return deliveryPriceTexts.unknown;
  return price === 0 ? deliveryPriceTexts.free : formatMoney(price);
}

/** None for an order that is over: nobody expects to change it. */
function notEditableReason(order: Order): string | undefined {
  const reasons = texts.order.notEditable;
  const { status } = order;
  if (status === 'delivering' && isPickup(order)) return reasons.ready;
  if (status === 'assembling' || status === 'delivering') return reasons[status];
  return status === 'created' || status === 'accepted' ? reasons.refunded : undefined;
}

export function OrderItems({ order }: { order: Order }) {
  const whyNot = isEditable(order) ? undefined : notEditableReason(order);
  const { goods } = order.basket;
  const { deliveryPrice } = order.deliveryInfo;
  // No line for delivery: the order is picked up, or is closed without a delivery price.
  const unsaid = deliveryPrice === null && !canSetDeliveryPrice(order);
  return (
    <Card
      title={texts.order.goods}
      aside={<Text tone="muted">{pluralCount(itemCount(goods), texts.order.goodForms)}</Text>}
      gap={0}
    >
      {goods.map((good) => (
        <LineItem
          key={`${good.id} ${good.size?.id ?? ''} ${good.line}`}
          to={good.free ? undefined : `/merchant/products/${good.id}`}
          name={good.title}
          image={good.preview?.link ?? null}
          size={good.size?.value ?? null}
          price={good.price}
          sale={good.sale}
          count={good.count}
        />
      ))}
      {order.discounts.length > 0 || order.basket.goods.length > 1 ? (
        <TotalLine label={texts.order.goodsSum} value={formatMoney(order.basket.sum)} />
      ) : null}
      {order.discounts.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a snapshot
        <TotalLine key={at} label={discountTitle(line)} value={formatDiscountAmount(line, formatMoney)} />
      ))}
      {unsaid ? null : <TotalLine label={deliveryTexts.title} value={costOf(deliveryPrice)} />}
      <Stack gap={3}>
        <TotalLine
          large
          label={deliveryPrice === null && !unsaid ? texts.order.withoutDelivery : texts.order.total}
          value={formatMoney(totalOf(order))}
        />
        {isEditable(order) ? (
          <ButtonLink variant="outline" icon="pencil" full to={`/merchant/orders/${order.id}/edit`}>
            {texts.order.edit}
          </ButtonLink>
        ) : null}
        {whyNot ? (
          <Text tone="muted" size="s">
            {whyNot}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
