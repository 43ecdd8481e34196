import { type Order, reportedSumOf } from 'shared-contracts';
import { formatMoney } from 'shared-design-system/shop';
import { orderTexts } from '../../order-texts.ts';

export function moneyBackOf(order: Order): string | null {
  const { reported, received } = orderTexts.moneyBack;
  if (order.status !== 'canceled') return null;
  if (order.paymentState === 'succeeded') return received;
  return order.paymentState === 'pending' && order.paymentReported ? reported(formatMoney(reportedSumOf(order))) : null;
}
