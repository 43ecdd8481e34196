import { type OrderEvent, orderStatuses, paymentStates } from 'shared-contracts';
import { orderStatusLabel, paymentStateLabel } from 'shared-design-system';
import { texts } from '../../texts.ts';

const { history } = texts;

/** What happened, in a person's words. */
export function eventTitle({ kind, to }: OrderEvent): string {
  const status = orderStatuses.find((known) => known === to);
  const state = paymentStates.find((known) => known === to);
  if (kind === 'placed') return history.created;
  if (kind === 'status' && status) return history.status(orderStatusLabel(status));
  if (kind === 'payment_state' && state) return history.payment(paymentStateLabel(state));
  if (kind === 'payment_reported') return history.reported;
  if (kind === 'note') return history.noted;
  return history.other;
}

/** Who did it. */
export const eventActor = ({ actor }: OrderEvent): string => history.actors[actor] ?? '';
