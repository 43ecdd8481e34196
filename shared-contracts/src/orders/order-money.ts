import { roundToKopecks } from '../wire/money.ts';
import { totalFor } from './discounts.ts';
import type { Order } from './order-entities.ts';

type Summed = Pick<Order, 'basket' | 'discounts' | 'deliveryInfo'>;

/** Roubles that an order costs with discounts and delivery; without delivery as long as the seller has not set its price. */
export const totalOf = ({ basket, discounts, deliveryInfo }: Summed): number =>
  totalFor(basket.sum, discounts, deliveryInfo.deliveryPrice);

/** Rounds away float errors below a kopeck; never negative. */
const aboveNothing = (sum: number): number => Math.max(0, roundToKopecks(sum));

/**
 * Roubles of a card order that no payment has captured or holds. Money that was held and then released counts as paid, so it is not asked for again.
 */
export const unpaidByCard = (order: Summed & Pick<Order, 'payment'>): number => {
  const { payment } = order;
  const brought = payment?.paid
    ? (payment.amount ?? 0) + payment.releasedAmount + payment.heldAmount - payment.returnedAmount
    : 0;
  return Math.max(0, roundToKopecks(totalOf(order) - brought));
};

export const leftToPay = (order: Order): number =>
  order.paymentMethod === 'card'
    ? unpaidByCard(order)
    : aboveNothing(totalOf(order) - (order.handPaid ?? totalOf(order)));

export const isPartPaid = (order: Order): boolean =>
  (order.paymentMethod !== 'card' || order.payment?.paid === true) &&
  (order.paymentState === 'succeeded' || order.paymentState === 'waiting_for_capture') &&
  order.status !== 'canceled' &&
  leftToPay(order) > 0;

export const isPartRefunded = ({ paymentState, payment, handRefunded, handReturned }: Order): boolean =>
  paymentState === 'succeeded' && ((payment?.refundedAmount ?? 0) > 0 || handRefunded > handReturned);

export const receivedByHand = (order: Order): number =>
  aboveNothing((order.handPaid ?? totalOf(order)) + order.handReturned);

export const heldByHand = (order: Order): number =>
  order.paymentMethod === 'card' || order.paymentState !== 'succeeded'
    ? 0
    : aboveNothing(receivedByHand(order) - order.handRefunded);

/** Roubles received above the present cost of an edited order, unless they have been or are being given back. */
export function overpaidOf(order: Order): number {
  const { payment, paymentState, status, version } = order;
  if (version === 1 || paymentState !== 'succeeded' || status === 'canceled') return 0;
  if (order.paymentMethod !== 'card') return aboveNothing(heldByHand(order) - totalOf(order));
  if (!payment?.paid) return 0;
  const left = (payment.amount ?? 0) - payment.refundedAmount - payment.refundingAmount;
  return aboveNothing(Math.min(left, left + payment.heldAmount - totalOf(order)));
}

export const reportedSumOf = (order: Order): number =>
  order.paymentReported === null ? (order.handPaid ?? 0) : (order.paymentReportedSum ?? totalOf(order));

export const unreportedSumOf = (order: Order): number =>
  Math.max(0, roundToKopecks(totalOf(order) - reportedSumOf(order)));

export const isDueOnReceipt = ({ status, paymentMethod, paymentState }: Order): boolean =>
  paymentMethod === 'on_delivery' && paymentState === 'pending' && status !== 'canceled';

const mayDeliveryBePaid = (order: Order): boolean => {
  const { paymentMethod, paymentState, deliveryInfo } = order;
  if (paymentState === 'pending') return true;
  if (paymentMethod !== 'card' || paymentState === 'refunded') return false;
  return deliveryInfo.deliveryPrice === null || unpaidByCard(order) > 0;
};

export const canSetDeliveryPrice = (order: Order): boolean =>
  (order.deliveryInfo.deliveryPrice === null || order.deliveryInfo.deliveryPriceBySeller) &&
  order.deliveryInfo.deliveryKind !== 'pickup' &&
  order.status !== 'completed' &&
  order.status !== 'canceled' &&
  mayDeliveryBePaid(order);

export const awaitsDeliveryPrice = (order: Order): boolean =>
  order.deliveryInfo.deliveryPrice === null && canSetDeliveryPrice(order);
