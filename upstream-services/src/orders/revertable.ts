import { type Revertable, revertWithin } from 'shared-contracts';
import type { OrderRow } from './repository.ts';

/**
 * The merchant's own last step, where it can be taken back now (decision 4.3): not once the order has moved on since, by whomever, and not what
 * a provider says of a card's money.
 */
export function revertableOf(
  order: Pick<OrderRow, 'last_step' | 'status' | 'payment_state' | 'payment_method'>,
  now: Date,
): Revertable | null {
  const { last_step: last } = order;
  if (!last || order[last.kind] !== last.to) return null;
  if (last.kind === 'payment_state' && order.payment_method === 'card') return null;
  const left = Date.parse(last.at) + revertWithin - now.getTime();
  return left > 0
    ? { step: last.id, kind: last.kind, from: last.from, to: last.to, seconds: Math.ceil(left / 1000) }
    : null;
}
