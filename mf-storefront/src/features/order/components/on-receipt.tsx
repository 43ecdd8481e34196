import { formatReceiptPaymentMethods, isDueOnReceipt, type Order, totalOf } from 'shared-contracts';
import { TotalLine } from 'shared-design-system/checkout';
import { Card } from 'shared-design-system/pages';
import { formatMoney, Text } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';

const words = orderTexts.onReceipt;

export function OnReceipt({ order }: { order: Order }) {
  if (!isDueOnReceipt(order)) return null;
  const { onReceipt, deliveryPrice } = order.deliveryInfo;
  const isFinal = deliveryPrice !== null;
  return (
    <Card title={words.title} gap={3}>
      <Text>{words.text(formatReceiptPaymentMethods(onReceipt))}</Text>
      <TotalLine large label={isFinal ? words.sum : words.sumBefore} value={formatMoney(totalOf(order))} />
      {isFinal ? null : <Text tone="muted">{words.notFinal}</Text>}
    </Card>
  );
}
