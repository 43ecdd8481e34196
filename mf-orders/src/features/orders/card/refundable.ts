import type { Order } from 'shared-contracts';

/** Roubles of an order's payment that have not been given back. */
export const refundableOf = ({ payment }: Order): number =>
  payment?.refundable ? Math.max(0, Math.round(((payment.amount ?? 0) - payment.refundedAmount) * 100) / 100) : 0;
