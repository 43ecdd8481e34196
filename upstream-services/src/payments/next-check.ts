import type { PaymentRow } from './payment-repository.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The provider remembers an idempotency key for 24 h. Shortly before that it is used no more: a later retry would be a new request. */
export const idempotencyKeyLifeMs = 23 * hour;

const pauses: readonly (readonly [age: number, pause: number])[] = [
  [10 * minute, 30 * second],
  [2 * hour, 2 * minute],
  [40 * day, hour],
];

export function nextCheck(
  { status, created_at }: Pick<PaymentRow, 'status' | 'created_at'>,
  isRefunding: boolean,
  now: Date,
): Date | null {
  if (status === 'canceled' || (status === 'succeeded' && !isRefunding)) return null;
  // Whatever the payment's age: a refund may come after months.
  if (isRefunding) return new Date(now.getTime() + 2 * minute);
  const age = now.getTime() - created_at.getTime();
  const pause = pauses.find(([limit]) => age < limit)?.[1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

export const firstCheckAt = (now: Date): Date => new Date(now.getTime() + 30 * second);
