import type { PaymentState } from 'shared-contracts';
import type { PaymentStatus } from '../db/schema/payments.ts';

export interface PaymentBalance {
  status: PaymentStatus;
  amount: number;
  refunded: number;
  released: number;
}

const ranks: Record<PaymentStatus, number> = {
  creating: 0,
  pending: 1,
  waiting_for_capture: 2,
  canceled: 3,
  succeeded: 4,
};

/**
 * Merges the provider's report into the known state of a payment: the furthest state ever reported wins, in whatever order and however often reports
 * come.
 * @param known      known state
 * @param isReported   whether the provider has ever reported; a payment given up without a report counts as nothing
 * @param reported     the present report
 */
export function mergeProviderState<Known extends PaymentBalance>(
  known: Known,
  isReported: boolean,
  reported: Pick<PaymentBalance, 'status' | 'refunded'>,
): Known {
  const further = !isReported || ranks[reported.status] > ranks[known.status];
  return {
    ...known,
    status: further ? reported.status : known.status,
    refunded: Math.max(known.refunded, Math.min(reported.refunded, known.amount - known.released)),
  };
}

export const sumOf = <Key extends string>(payments: readonly Record<Key, number>[], key: Key): number =>
  payments.reduce((sum, payment) => sum + payment[key], 0);

export function paymentStateOf(payments: readonly PaymentBalance[]): PaymentState {
  const are = (status: PaymentStatus) => payments.filter((payment) => payment.status === status);
  const paid = are('succeeded');
  const taken = sumOf(paid, 'amount') - sumOf(paid, 'released');
  if (paid.length > 0) return sumOf(paid, 'refunded') >= taken ? 'refunded' : 'succeeded';
  if (are('waiting_for_capture').length > 0) return 'waiting_for_capture';
  return payments.length > 0 && are('canceled').length === payments.length ? 'canceled' : 'pending';
}

export const paidOf = (payments: readonly PaymentBalance[]): number =>
  sumOf(
    payments.filter(({ status }) => status === 'succeeded'),
    'amount',
  );

export const refundedOf = (payments: readonly PaymentBalance[]): number =>
  sumOf(payments, 'refunded') + sumOf(payments, 'released');

export const isPaymentCounted = ({ status }: Pick<PaymentBalance, 'status'>): boolean =>
  status === 'waiting_for_capture' || status === 'succeeded';

export interface SettledBalance extends PaymentBalance {
  /** Kopecks refunded, or being refunded, because the order's price fell. */
  returned: number;
  /** Kopecks of refunds that the provider has not made yet. */
  refunding: number;
}

/**
 * Kopecks of an order that no payment covers; negative where payments cover more than its present price. Held money that was captured only in part is
 * not due again; what was refunded because the price fell is due again if the price rises.
 */
export const dueOf = (total: number, payments: readonly SettledBalance[]): number => {
  const counted = payments.filter(isPaymentCounted);
  return total - sumOf(counted, 'amount') + sumOf(counted, 'returned');
};

/** Kopecks held above the order's present price. Whatever was or is being refunded, for whatever reason, is not held any more. */
export const overpaidOf = (total: number, payments: readonly SettledBalance[]): number => {
  const counted = payments.filter(isPaymentCounted);
  return Math.max(0, sumOf(counted, 'amount') - refundedOf(counted) - sumOf(counted, 'refunding') - total);
};
