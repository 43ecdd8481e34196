import {
  awaitsDeliveryPrice,
  isDueOnReceipt,
  type Order,
  type OrderStatus,
  orderStatusTransitions,
} from 'shared-contracts';
import { texts } from '../../texts.ts';
import { isPartReported } from './part-reported.ts';
import { isPickedUp } from './picked-up.ts';

type NextStep = { words: string } & ({ kind: 'page' } | { kind: 'money' } | { kind: 'move'; status: OrderStatus });

const awaitsMark = ({ status, paymentMethod, paymentState, paymentReported }: Order): boolean =>
  paymentMethod !== 'card' &&
  paymentState === 'pending' &&
  (status === 'completed' || (paymentReported !== null && status !== 'canceled'));

/** Null where nothing waits for the merchant. An order is accepted before anything else; what its shopper waits for comes before its way. */
export function nextStepOf(order: Order): NextStep | null {
  const status = orderStatusTransitions[order.status].find((move) => move !== 'canceled');
  if (order.status !== 'created') {
    if (awaitsDeliveryPrice(order)) return { kind: 'page', words: texts.next.price };
    if (awaitsMark(order)) {
      const words = isDueOnReceipt(order) ? texts.payment.received : texts.payment.arrived;
      // The page says what of it is missing.
      return { kind: isPartReported(order) ? 'page' : 'money', words };
    }
  }
  return status ? { kind: 'move', status, words: texts.moves(status, isPickedUp(order)) } : null;
}
