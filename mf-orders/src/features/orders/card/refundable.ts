import { type Order, roundToKopecks } from 'shared-contracts';

const inRoubles = (sum: number): number => Math.max(0, roundToKopecks(sum));

export const refundableOf = ({ payment }: Order): number =>
  payment?.refundable ? inRoubles((payment.amount ?? 0) - payment.refundedAmount - payment.refundingAmount) : 0;

/** What has gone back of a card payment, or is on its way back. */
export const refundedOf = ({ payment }: Order): number =>
  roundToKopecks((payment?.refundedAmount ?? 0) + (payment?.refundingAmount ?? 0));

export const isRefundPending = (order: Order): boolean =>
  (order.payment?.refundingAmount ?? 0) > 0 && refundableOf(order) === 0;
