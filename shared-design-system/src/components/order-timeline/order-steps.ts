import type { OrderStatus, PaymentState } from 'shared-contracts';
import { orderStatus, paymentState, readyForPickup } from '../../lazy-texts.ts';
import type { TimelineStep } from './order-timeline.tsx';

/** The way of an order that goes well. */
export const orderWay = [
  'created',
  'accepted',
  'assembling',
  'delivering',
  'completed',
] as const satisfies OrderStatus[];

/** How many steps an order has taken, 1 to 5; 0 for a cancelled one. */
export const stepsTaken = (status: OrderStatus): number => (orderWay as readonly OrderStatus[]).indexOf(status) + 1;

function stateOf(index: number, taken: number): TimelineStep['state'] {
  if (index + 1 < taken || taken === orderWay.length) return 'done';
  return index + 1 === taken ? 'now' : 'next';
}

/**
 * What an order's status is called.
 * @param pickup the shopper comes for it, so that it is never on its way
 */
export const orderStatusLabel = (status: OrderStatus, pickup = false): string =>
  pickup && status === 'delivering' ? readyForPickup : orderStatus[status];

/** An order's steps in words. A cancelled order has two: it was made, it was cancelled. */
export function orderSteps(status: OrderStatus, pickup = false): TimelineStep[] {
  if (status === 'canceled')
    return [
      { label: orderStatus.created, state: 'done' },
      { label: orderStatus.canceled, state: 'now' },
    ];
  const taken = stepsTaken(status);
  return orderWay.map((step, index) => ({ label: orderStatusLabel(step, pickup), state: stateOf(index, taken) }));
}

/** What both call the state of the money. */
export const paymentStateLabel = (state: PaymentState): string => paymentState[state];
