import type { OrderPage } from 'shared-contracts';

/** Whether the seller still waits for a transfer. */
export const awaitsPayment = ({ order }: OrderPage): boolean =>
  order.paymentState === 'pending' && order.status !== 'canceled' && order.paymentMethod === 'p2p';

/** Whether the shopper has still to transfer the money, and has not said that it is done. */
export const isToBePaid = (page: OrderPage): boolean => awaitsPayment(page) && !page.order.paymentReported;

/** Whether the sum is all there is to pay: the seller may still have to say what the delivery costs. */
export const isSumFinal = ({ order }: OrderPage): boolean => order.deliveryInfo.deliveryPrice !== null;
