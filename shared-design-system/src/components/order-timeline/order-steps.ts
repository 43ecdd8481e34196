import type { OrderStatus, PaymentState } from 'shared-contracts';
import { orderStatus, paymentState, readyForPickup } from '../../lazy-texts.ts';
import type { TimelineStep } from './order-timeline.tsx';

export const orderWay = [
  'created',
  'accepted',
  'assembling',
  'delivering',
  'completed',
] as const satisfies OrderStatus[];

export const stepsTaken = (status: OrderStatus): number => (orderWay as readonly OrderStatus[]).indexOf(status) + 1;

function stateOf(index: number, taken: number): TimelineStep['state'] {
  if (index + 1 < taken || taken === orderWay.length) return 'done';
  return index + 1 === taken ? 'now' : 'next';
}

export const orderStatusLabel = (status: OrderStatus, pickup = false): string =>
  pickup && status === 'delivering' ? readyForPickup : orderStatus[status];

export function orderSteps(status: OrderStatus, pickup = false): TimelineStep[] {
  if (status === 'canceled')
    return [
      { label: orderStatus.created, state: 'done' },
      { label: orderStatus.canceled, state: 'now' },
    ];
  const taken = stepsTaken(status);
  return orderWay.map((step, index) => ({ label: orderStatusLabel(step, pickup), state: stateOf(index, taken) }));
}

export const paymentStateLabel = (state: PaymentState): string => paymentState[state];
