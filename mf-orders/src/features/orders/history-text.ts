import { isolateBidi, type OrderEvent, orderStatuses, paymentStates } from 'shared-contracts';
import { formatMoney, orderStatusLabel } from 'shared-design-system/office';
import { historyTexts as history } from './order-texts.ts';

export function eventTitle({ kind, from, to }: OrderEvent, pickup: boolean): string {
  const status = orderStatuses.find((known) => known === to);
  const state = paymentStates.find((known) => known === to);
  if (kind === 'placed') return history.created;
  if (kind === 'status' && status) return history.status(orderStatusLabel(status, pickup));
  // Payment of a remaining sum leaves the state as it was.
  if (kind === 'payment_state' && from === to && to === 'succeeded') return history.paidRest;
  if (kind === 'payment_state' && state) return history.payments[state];
  if (kind === 'payment_reported') return history.reported(to ? formatMoney(Number(to)) : '');
  if (kind === 'status_reverted' && status) return history.reverted(orderStatusLabel(status, pickup));
  if (kind === 'payment_state_reverted' && state) return history.unmarked(history.payments[state]);
  if (kind === 'payment_screenshot') return history.screenshot;
  if (kind === 'payment_report_withdrawn') return history.reportWithdrawn;
  if (kind === 'refund' && to) return history.refunded(formatMoney(Number(to)));
  if (kind === 'refund_reverted' && from) return history.refundReverted(formatMoney(Number(from)));
  if (kind === 'photo') return to === null ? history.noPhoto : history.photo;
  if (kind === 'edited' && from && to) return history.edited(formatMoney(Number(from)), formatMoney(Number(to)));
  if (kind === 'confirmed') return history.confirmed;
  if (kind === 'difference_came' && to) return history.differenceCame(formatMoney(Number(to)));
  if (kind === 'difference_returned' && to) return history.differenceReturned(formatMoney(Number(to)));
  if (kind === 'note') return history.noted;
  if (kind === 'delivery_price')
    return to === null ? history.noDeliveryPrice : history.deliveryPrice(formatMoney(Number(to)));
  return history.other;
}

export const eventActor = ({ actor }: OrderEvent): string => history.actors[actor] ?? '';

/** Their titles say already that it was the buyer. */
const namesBuyer = ['payment_reported', 'payment_report_withdrawn', 'payment_screenshot', 'confirmed'];

export const eventText = (event: OrderEvent): string =>
  [namesBuyer.includes(event.kind) ? '' : eventActor(event), event.reason && isolateBidi(event.reason)]
    .filter(Boolean)
    .join(': ');
