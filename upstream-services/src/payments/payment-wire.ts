import { type PaymentWire, roublesOf } from 'shared-contracts';
import { texts } from '../texts.ts';
import type { PaymentRow } from './payment-repository.ts';

/** The payment that counts of an order's: the one that was paid or is held, else the newest. */
const shownOf = (payments: readonly PaymentRow[]): PaymentRow | undefined =>
  payments.findLast(({ status }) => status === 'succeeded') ??
  payments.findLast(({ status }) => status === 'waiting_for_capture') ??
  payments.at(-1);

/**
 * An order's payment as it travels (promise 3.7.1).
 * @param number of the order
 * @param isOpen whether the order may be paid at all
 */
export function paymentWireOf(payments: readonly PaymentRow[], number: number, isOpen: boolean): PaymentWire | null {
  const row = shownOf(payments);
  if (!row) return null;
  const { status, return_url, confirmation_url, cancel_party: party, cancel_reason: reason } = row;
  return {
    id: row.provider_id ?? '',
    status: status === 'creating' ? 'pending' : status,
    paid: status === 'waiting_for_capture' || status === 'succeeded',
    created: row.created_at.toISOString(),
    expires: row.expires_at?.toISOString() ?? null,
    captured: row.captured_at?.toISOString() ?? null,
    description: texts.payment.description(number),
    confirmation: isOpen && status === 'pending' ? { type: 'redirect', return_url, confirmation_url } : null,
    refundable: status === 'succeeded' && row.refunded < row.amount - row.released,
    test: row.test,
    amount: roublesOf(row.amount - row.released),
    released_amount: roublesOf(row.released),
    refunded_amount: roublesOf(row.refunded),
    cancellation: status === 'canceled' && party !== null && reason !== null ? { party, reason } : null,
  };
}
