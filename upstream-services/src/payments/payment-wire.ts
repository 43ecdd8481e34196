import { type PaymentWire, roublesOf } from 'shared-contracts';
import { texts } from '../texts.ts';
import type { PaymentRow } from './payment-repository.ts';
import { sumOf } from './states.ts';

const which = (payments: readonly PaymentRow[], wanted: PaymentRow['status']) =>
  payments.filter(({ status }) => status === wanted);

const countedOf = (payments: readonly PaymentRow[]): readonly PaymentRow[] =>
  [which(payments, 'succeeded'), which(payments, 'waiting_for_capture')].find(({ length }) => length > 0) ??
  payments.slice(-1);

const confirmationOf = (payments: readonly PaymentRow[]): PaymentWire['confirmation'] => {
  const open = payments.findLast(({ status }) => status === 'pending');
  return open ? { type: 'redirect', return_url: open.return_url, confirmation_url: open.confirmation_url } : null;
};

export function paymentWireOf(payments: readonly PaymentRow[], number: number, isOpen: boolean): PaymentWire | null {
  const counted = countedOf(payments);
  const row = counted.at(-1);
  if (!row) return null;
  const { status, cancel_party: party, cancel_reason: reason } = row;
  const [amount, refunded, released] = [
    sumOf(counted, 'amount'),
    sumOf(counted, 'refunded'),
    sumOf(counted, 'released'),
  ];
  return {
    id: row.provider_id ?? '',
    status: status === 'creating' ? 'pending' : status,
    paid: status === 'waiting_for_capture' || status === 'succeeded',
    created: row.created_at.toISOString(),
    expires: row.expires_at?.toISOString() ?? null,
    captured: row.captured_at?.toISOString() ?? null,
    description: texts.payment.description(number),
    confirmation: isOpen ? confirmationOf(payments) : null,
    refundable: status === 'succeeded' && refunded < amount - released,
    test: row.test,
    amount: roublesOf(amount - released),
    released_amount: roublesOf(released),
    held_amount: status === 'succeeded' ? roublesOf(sumOf(which(payments, 'waiting_for_capture'), 'amount')) : 0,
    refunded_amount: roublesOf(refunded),
    refunding_amount: roublesOf(sumOf(counted, 'refunding')),
    returned_amount: roublesOf(sumOf(counted, 'returned')),
    cancellation: status === 'canceled' && party !== null && reason !== null ? { party, reason } : null,
  };
}
