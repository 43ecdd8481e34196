import { z } from 'zod';
import { readNumber, readObject, readText } from '../wire/lenient.ts';

export const paymentWire = z.object({
  id: z.string(),
  /** The provider's status: `pending`, `waiting_for_capture`, `succeeded` or `canceled`. */
  status: z.string(),
  paid: z.boolean(),
  created: z.string(),
  expires: z.string().nullable(),
  captured: z.string().nullable(),
  description: z.string(),
  confirmation: z
    .object({ type: z.string(), return_url: z.string().nullable(), confirmation_url: z.string().nullable() })
    .nullable(),
  refundable: z.boolean(),
  test: z.boolean(),
  amount: z.number().optional(),
  refunded_amount: z.number().optional(),
  refunding_amount: z.number().optional(),
  released_amount: z.number().optional(),
  held_amount: z.number().optional(),
  returned_amount: z.number().optional(),
  cancellation: z.object({ party: z.string(), reason: z.string() }).nullable().optional(),
});

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export type PaymentWire = z.infer<typeof paymentWire>;

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
    amount: readNumber(payment.amount),
    refundedAmount: readNumber(payment.refunded_amount) ?? 0,
    refundingAmount: readNumber(payment.refunding_amount) ?? 0,
    releasedAmount: readNumber(payment.released_amount) ?? 0,
    heldAmount: readNumber(payment.held_amount) ?? 0,
    returnedAmount: readNumber(payment.returned_amount) ?? 0,
    cancellation: payment.cancellation
      ? { party: readText(cancellation.party), reason: readText(cancellation.reason) }
      : null,
  };
}

export type Payment = NonNullable<ReturnType<typeof readPayment>>;
