import {
  isDueOnReceipt,
  isPartPaid,
  leftToPay,
  type Order,
  receiptText,
  reportedOf,
  totalOf,
  unreportedOf,
} from 'shared-contracts';
import { formatMoney } from 'shared-design-system/office';
import { texts } from '../../texts.ts';

/** Whether money may have come for an order that is canceled: the shopper said so, and nobody has looked it up yet. */
export const isReportedInVain = ({ status, paymentMethod, paymentState, paymentReported }: Order): boolean =>
  status === 'canceled' &&
  paymentMethod === 'p2p' &&
  paymentReported !== null &&
  (paymentState === 'pending' || paymentState === 'waiting_for_capture');

/** Whether the shopper says to have transferred a part: the delivery got its price after that. */
export const isPartReported = (order: Order): boolean =>
  order.paymentState === 'pending' && order.paymentReported !== null && unreportedOf(order) > 0;

/** That of a reported part something is missing; empty where it is all, or nothing was reported. */
const partText = (order: Order): string =>
  isPartReported(order) ? texts.partly(formatMoney(reportedOf(order)), formatMoney(unreportedOf(order))) : '';

/** The whole sum; without the delivery, where nobody knows yet what that costs. */
export function sumText(order: Order): string {
  const sum = formatMoney(totalOf(order));
  return order.deliveryInfo.deliveryPrice === null ? texts.withoutDelivery(sum) : sum;
}

/** What is to be taken from the shopper with the goods, in words: 'Получить с покупателя 5 000 ₽, наличными или картой'; else empty. */
export function dueText(order: Order): string {
  if (!isDueOnReceipt(order)) return '';
  return texts.due([sumText(order), receiptText(order.deliveryInfo.onReceipt)].filter(Boolean).join(', '));
}

/** What is still to be paid, in words; empty for what is paid. */
function unpaidText(order: Order): string {
  if (isPartPaid(order)) return texts.partlyPaid(formatMoney(leftToPay(order)));
  if (order.paymentState !== 'pending') return '';
  return partText(order) || texts.unpaid(formatMoney(totalOf(order)));
}

/** What is not to be forgotten with an order that goes out or has arrived, in sentences: the money that is still to come. Empty for other orders. */
export function reminderText(order: Order): string {
  const due = order.status === 'delivering' && dueText(order);
  if (due) return `${due}.`;
  return order.status === 'delivering' || order.status === 'completed' ? unpaidText(order) : '';
}
