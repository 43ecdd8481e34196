import { isPartPaid, type OrderPage, reportedSumOf, totalOf, unreportedSumOf } from 'shared-contracts';

/** Whether the buyer has confirmed an order that the shop made, and is asked anew: it has come to cost more since. */
export const isConfirmedBefore = ({ order, history }: OrderPage): boolean =>
  order.unconfirmed && history.some(({ kind }) => kind === 'confirmed');

export const awaitsPayment = ({ order }: OrderPage): boolean =>
  order.paymentMethod === 'p2p' &&
  order.status !== 'canceled' &&
  !order.unconfirmed &&
  (order.paymentState === 'pending' || isPartPaid(order));

export const isToBePaid = (page: OrderPage): boolean =>
  awaitsPayment(page) && (!page.order.paymentReported || unreportedSumOf(page.order) > 0);

export const paysFirst = (page: OrderPage): boolean =>
  isToBePaid(page) || (page.order.paymentMethod === 'card' && page.canPay);

/** Whether a part is said to be transferred, or has come, and the rest is not: the order has come to cost more between the two. */
export const isRestToBePaid = (page: OrderPage): boolean => isToBePaid(page) && reportedSumOf(page.order) > 0;

/** What to transfer, in roubles: what is left, or all of it where all is said to be transferred. */
export const sumToPay = ({ order }: OrderPage): number => unreportedSumOf(order) || totalOf(order);

/** Whether the sum is all there is to pay: the seller may still have to say what the delivery costs. */
export const isSumFinal = ({ order }: OrderPage): boolean => order.deliveryInfo.deliveryPrice !== null;
