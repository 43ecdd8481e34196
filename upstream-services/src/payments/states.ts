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
 * Where a payment stands once the provider has told something of it: the furthest that it ever told, in whatever order, however often.
 * @param known    what is known of it
 * @param isTold   whether the provider has ever told of it; what was given up without its word counts as nothing
 * @param told     what it tells now
 */
export function mergeProviderState<Known extends PaymentBalance>(
  known: Known,
  isTold: boolean,
  told: Pick<PaymentBalance, 'status' | 'refunded'>,
): Known {
  const further = !isTold || ranks[told.status] > ranks[known.status];
  return {
    ...known,
    status: further ? told.status : known.status,
    refunded: Math.max(known.refunded, Math.min(told.refunded, known.amount - known.released)),
  };
}

export const sumOf = (payments: readonly PaymentBalance[], key: 'amount' | 'refunded' | 'released'): number =>
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

export interface SettledBalance extends PaymentBalance {
  returned: number;
}

/**
 * Kopecks of an order that no payment holds, or has held; less than nothing where they hold more than it costs by now. Who took less than was held
 * wants no more; what went back because the order cost less is wanted where it costs more again.
 */
export const dueOf = (total: number, payments: readonly SettledBalance[]): number => {
  const counted = payments.filter(({ status }) => status === 'waiting_for_capture' || status === 'succeeded');
  return total - sumOf(counted, 'amount') + counted.reduce((sum, { returned }) => sum + returned, 0);
};

export const overpaidOf = (total: number, payments: readonly SettledBalance[]): number =>
  Math.max(0, -dueOf(total, payments) - sumOf(payments, 'released'));
