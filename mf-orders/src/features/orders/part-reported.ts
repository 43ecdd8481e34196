import {
  formatReceiptPaymentMethods,
  isDueOnReceipt,
  isPartPaid,
  leftToPay,
  type Order,
  reportedSumOf,
  totalOf,
  unreportedSumOf,
} from 'shared-contracts';
import { formatMoney } from 'shared-design-system/office';
import { texts } from '../../texts.ts';

export const isReportedInVain = ({ status, paymentMethod, paymentState, paymentReported }: Order): boolean =>
  status === 'canceled' &&
  paymentMethod === 'p2p' &&
  paymentReported !== null &&
  (paymentState === 'pending' || paymentState === 'waiting_for_capture');

/** Whether the shopper has reported only a part of the sum as transferred: the delivery got its price after that. */
export const isPartReported = (order: Order): boolean =>
  order.paymentState === 'pending' && order.paymentReported !== null && unreportedSumOf(order) > 0;

const partText = (order: Order): string =>
  isPartReported(order) ? texts.partly(formatMoney(reportedSumOf(order)), formatMoney(unreportedSumOf(order))) : '';

export function sumText(order: Order): string {
  const sum = formatMoney(totalOf(order));
  return order.deliveryInfo.deliveryPrice === null ? texts.withoutDelivery(sum) : sum;
}

export function dueText(order: Order): string {
  if (!isDueOnReceipt(order)) return '';
  return texts.due(
    [sumText(order), formatReceiptPaymentMethods(order.deliveryInfo.onReceipt)].filter(Boolean).join(', '),
  );
}

function unpaidText(order: Order): string {
  if (isPartPaid(order)) return texts.partlyPaid(formatMoney(leftToPay(order)));
  if (order.paymentState !== 'pending') return '';
  return partText(order) || texts.unpaid(formatMoney(totalOf(order)));
}

export function reminderText(order: Order): string {
  const due = order.status === 'delivering' && dueText(order);
  if (due) return `${due}.`;
  return order.status === 'delivering' || order.status === 'completed' ? unpaidText(order) : '';
}
