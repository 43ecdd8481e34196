import type { OrderStatus, PaymentState } from 'shared-contracts';
import { orderStatus, paymentState } from '../../later-texts.ts';
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

/** An order's steps with the shopper's words. A cancelled order has two: it was made, it was cancelled. */
export function orderSteps(status: OrderStatus): TimelineStep[] {
  if (status === 'canceled')
    return [
      { label: orderStatus.created.shop, state: 'done' },
      { label: orderStatus.canceled.shop, state: 'now' },
    ];
  const taken = stepsTaken(status);
  return orderWay.map((step, index) => ({ label: orderStatus[step].shop, state: stateOf(index, taken) }));
}

/** What the merchant calls an order's status. */
export const orderStatusLabel = (status: OrderStatus): string => orderStatus[status].office;

/** What both call the state of the money. */
export const paymentStateLabel = (state: PaymentState): string => paymentState[state];
