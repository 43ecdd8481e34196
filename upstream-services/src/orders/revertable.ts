import { type Revertable, revertWindowMs, roublesOf } from 'shared-contracts';
import type { OrderRow } from './repository.ts';

type Stepped = Pick<OrderRow, 'last_step' | 'status' | 'payment_state' | 'payment_method' | 'refunded'>;
type LastStep = NonNullable<OrderRow['last_step']>;

const holds = (order: Stepped, last: LastStep): boolean =>
  last.kind === 'refund'
    ? order.refunded === last.to && order.payment_state === 'succeeded'
    : order[last.kind] === last.to;

/**
 * The merchant's own last step, where it can be reverted now (decision 4.3): not after anybody has moved the order on, and not a payment state that a
 * card's provider sets.
 * @returns the step as stored, and how many seconds are left
 */
export function findRevertableStep(order: Stepped, now: Date): { last: LastStep; seconds: number } | null {
  const { last_step: last } = order;
  if (!last || !holds(order, last)) return null;
  if (last.kind !== 'status' && order.payment_method === 'card') return null;
  const left = Date.parse(last.at) + revertWindowMs - now.getTime();
  return left > 0 ? { last, seconds: Math.ceil(left / 1000) } : null;
}

export function revertableOf(order: Stepped, now: Date): Revertable | null {
  const found = findRevertableStep(order, now);
  if (!found) return null;
  const { last, seconds } = found;
  const of = { step: last.id, kind: last.kind, seconds };
  if (last.kind !== 'refund') return { ...of, from: last.from, to: last.to };
  return { ...of, from: String(roublesOf(last.from)), to: String(roublesOf(last.to)) };
}
