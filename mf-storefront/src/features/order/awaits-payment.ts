import { isPartPaid, type OrderPage, reportedSumOf, totalOf, unreportedSumOf } from 'shared-contracts';

/** Whether the buyer has confirmed an order that the shop wrote, and has to confirm again, since it costs more now. */
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

/** Whether a part was reported as transferred, or received, and the rest is due: the order's sum has grown in between. */
export const isRestToBePaid = (page: OrderPage): boolean => isToBePaid(page) && reportedSumOf(page.order) > 0;

/** Sum to transfer, in roubles: the part that is not reported yet, or the whole where all was reported. */
export const sumToPay = ({ order }: OrderPage): number => unreportedSumOf(order) || totalOf(order);

/** Whether the sum is final: the seller may still have to set the delivery's price. */
export const isSumFinal = ({ order }: OrderPage): boolean => order.deliveryInfo.deliveryPrice !== null;
