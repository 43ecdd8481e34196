import { z } from 'zod';
import { parseNumber, parseObject, parseText } from '../wire/lenient.ts';

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

export function parsePayment(value: unknown) {
  if (typeof value !== 'object' || value === null) return null;
  const payment = value as Record<string, unknown>;
  const confirmation = parseObject(payment.confirmation);
  const cancellation = parseObject(payment.cancellation);
  return {
    id: parseText(payment.id),
    status: parseText(payment.status),
    paid: payment.paid === true,
    created: parseText(payment.created),
    expires: textOrNull(payment.expires),
    captured: textOrNull(payment.captured),
    description: parseText(payment.description),
    confirmation: payment.confirmation
      ? {
          type: parseText(confirmation.type),
          returnUrl: textOrNull(confirmation.return_url),
          confirmationUrl: textOrNull(confirmation.confirmation_url),
        }
      : null,
    refundable: payment.refundable === true,
    test: payment.test === true,
    amount: parseNumber(payment.amount),
    refundedAmount: parseNumber(payment.refunded_amount) ?? 0,
    refundingAmount: parseNumber(payment.refunding_amount) ?? 0,
    releasedAmount: parseNumber(payment.released_amount) ?? 0,
    heldAmount: parseNumber(payment.held_amount) ?? 0,
    returnedAmount: parseNumber(payment.returned_amount) ?? 0,
    cancellation: payment.cancellation
      ? { party: parseText(cancellation.party), reason: parseText(cancellation.reason) }
      : null,
  };
}

export type Payment = NonNullable<ReturnType<typeof parsePayment>>;
