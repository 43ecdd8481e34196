import {
  awaitsDeliveryPrice,
  isDueOnReceipt,
  type Order,
  type OrderStatus,
  orderStatusTransitions,
} from 'shared-contracts';
import { texts } from '../../texts.ts';
import { isPickup } from './is-pickup.ts';
import { isPartReported } from './part-reported.ts';

type NextStep = { words: string } & ({ kind: 'page' } | { kind: 'money' } | { kind: 'move'; status: OrderStatus });

const awaitsMark = ({ status, paymentMethod, paymentState, paymentReported }: Order): boolean =>
  paymentMethod !== 'card' &&
  paymentState === 'pending' &&
  (status === 'completed' || (paymentReported !== null && status !== 'canceled'));

/**
 * The merchant's next step; null where there is none. A new order is accepted first. Then comes what the shopper waits for (price, payment), then the
 * order's next status.
 */
export function nextStepOf(order: Order): NextStep | null {
  const status = orderStatusTransitions[order.status].find((move) => move !== 'canceled');
  if (order.status !== 'created') {
    if (awaitsDeliveryPrice(order)) return { kind: 'page', words: texts.next.price };
    if (awaitsMark(order)) {
      const words = isDueOnReceipt(order) ? texts.payment.received : texts.payment.arrived;
      // Of a part, the order's page shows how much is missing.
      return { kind: isPartReported(order) ? 'page' : 'money', words };
    }
  }
  return status ? { kind: 'move', status, words: texts.moves(status, isPickup(order)) } : null;
}
