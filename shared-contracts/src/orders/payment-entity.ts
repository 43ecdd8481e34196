import { z } from 'zod';
import { readNumber, readObject, readText } from '../wire/lenient.ts';

/** A card payment as it travels (promise 3.7.1). Sums are roubles. */
export const paymentWire = z.object({
  /** The provider's; empty until it has answered. */
  id: z.string(),
  /** The provider's word: `pending`, `waiting_for_capture`, `succeeded` or `canceled`. */
  status: z.string(),
  paid: z.boolean(),
  created: z.string(),
  expires: z.string().nullable(),
  captured: z.string().nullable(),
  description: z.string(),
  /** Where the shopper pays; null where there is nothing to pay any more, or the provider has not answered yet. */
  confirmation: z
    .object({ type: z.string(), return_url: z.string().nullable(), confirmation_url: z.string().nullable() })
    .nullable(),
  refundable: z.boolean(),
  test: z.boolean(),
  amount: z.number().optional(),
  refunded_amount: z.number().optional(),
  /** Asked to be given back, and not done yet. */
  refunding_amount: z.number().optional(),
  /** Held, and never taken: the merchant took less in the provider's own office. */
  released_amount: z.number().optional(),
  /** Held beside what was taken: by another payment of the same order. */
  held_amount: z.number().optional(),
  /** Given back, or to be, since the order has come to cost less. */
  returned_amount: z.number().optional(),
  /** Why it came to nothing: `expired_on_confirmation`, `insufficient_funds` and others of the provider's words. */
  cancellation: z.object({ party: z.string(), reason: z.string() }).nullable().optional(),
});

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export type PaymentWire = z.infer<typeof paymentWire>;

/** A payment at the card provider (promise 3.7.1); null where there is none. */
export function readPayment(value: unknown) {
  if (typeof value !== 'object' || value === null) return null;
  const payment = value as Record<string, unknown>;
  const confirmation = readObject(payment.confirmation);
  const cancellation = readObject(payment.cancellation);
  return {
    id: readText(payment.id),
    status: readText(payment.status),
    paid: payment.paid === true,
    created: readText(payment.created),
    expires: textOrNull(payment.expires),
    captured: textOrNull(payment.captured),
    description: readText(payment.description),
    confirmation: payment.confirmation
      ? {
          type: readText(confirmation.type),
          returnUrl: textOrNull(confirmation.return_url),
          confirmationUrl: textOrNull(confirmation.confirmation_url),
        }
      : null,
    refundable: payment.refundable === true,
    test: payment.test === true,
    /** Roubles; null where an answer does not tell. */
    amount: readNumber(payment.amount),
    /** Roubles that were given back. */
    refundedAmount: readNumber(payment.refunded_amount) ?? 0,
    /** Roubles that are to be given back, as soon as the provider does it. */
    refundingAmount: readNumber(payment.refunding_amount) ?? 0,
    /** Roubles that were held and never taken. */
    releasedAmount: readNumber(payment.released_amount) ?? 0,
    /** Roubles that are held beside what was taken. */
    heldAmount: readNumber(payment.held_amount) ?? 0,
    /** Roubles that are given back, or are to be, since the order has come to cost less. */
    returnedAmount: readNumber(payment.returned_amount) ?? 0,
    cancellation: payment.cancellation
      ? { party: readText(cancellation.party), reason: readText(cancellation.reason) }
      : null,
  };
}

/** A card payment (promise 3.7.1). */
export type Payment = NonNullable<ReturnType<typeof readPayment>>;
