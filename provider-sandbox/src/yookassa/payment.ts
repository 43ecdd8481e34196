import { z } from 'zod';
import { amountOf } from './money.ts';
import { methods } from './requests.ts';

const statuses = ['pending', 'waiting_for_capture', 'succeeded', 'canceled'] as const;
export type Status = (typeof statuses)[number];

export const statusTransitions: Record<Status, readonly Status[]> = {
  pending: ['waiting_for_capture', 'succeeded', 'canceled'],
  waiting_for_capture: ['succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
};

/** A payment as the sandbox stores it; amounts are in kopecks. */
export const payment = z.object({
  id: z.string(),
  shop: z.string(),
  status: z.enum(statuses),
  amount: z.number(),
  refunded: z.number(),
  capture: z.boolean(),
  method: z.enum(methods).optional(),
  description: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
  hasReceipt: z.boolean(),
  returnUrl: z.string(),
  payUrl: z.string(),
  createdAt: z.string(),
  payUntil: z.string(),
  captureUntil: z.string().optional(),
  capturedAt: z.string().optional(),
  canceledBy: z.object({ party: z.string(), reason: z.string() }).optional(),
});

export type Payment = z.infer<typeof payment>;

export const refund = z.object({
  id: z.string(),
  shop: z.string(),
  paymentId: z.string(),
  status: z.enum(['pending', 'succeeded']),
  amount: z.number(),
  description: z.string().optional(),
  hasReceipt: z.boolean(),
  createdAt: z.string(),
  succeedsAt: z.string(),
});

export type Refund = z.infer<typeof refund>;

const card = {
  first6: '555555',
  last4: '4477',
  expiry_month: '12',
  expiry_year: '2035',
  card_type: 'MasterCard',
  issuer_country: 'RU',
  issuer_name: 'Sberbank',
};

const methodOf = ({ id, method, status }: Payment) => {
  if (status === 'pending' || method === undefined) return {};
  const common = { type: method, id, saved: false };
  return method === 'bank_card'
    ? {
        payment_method: { ...common, title: 'Bank card *4477', card },
        authorization_details: { rrn: '603668680243', auth_code: '000000', three_d_secure: { applied: true } },
      }
    : { payment_method: { ...common, title: 'SBP', sbp_operation_id: '1027088AE4CB48CB81287833347A8777' } };
};

export function paymentOnTheWire(one: Payment): object {
  const { status, shop, description, canceledBy, capturedAt } = one;
  const isPaid = status === 'waiting_for_capture' || status === 'succeeded';
  return {
    id: one.id,
    status,
    paid: isPaid,
    amount: amountOf(one.amount),
    // The provider keeps a commission of 3.5 %.
    ...(status === 'succeeded' && { income_amount: amountOf(one.amount - Math.round(one.amount * 0.035)) }),
    ...methodOf(one),
    ...(status === 'pending' && { confirmation: { type: 'redirect', confirmation_url: one.payUrl } }),
    ...(capturedAt !== undefined && { captured_at: capturedAt }),
    created_at: one.createdAt,
    ...(description !== undefined && { description }),
    ...(status === 'waiting_for_capture' && { expires_at: one.captureUntil }),
    metadata: one.metadata,
    recipient: { account_id: shop, gateway_id: '100700' },
    refundable: status === 'succeeded' && one.refunded < one.amount,
    ...(status === 'succeeded' && { refunded_amount: amountOf(one.refunded) }),
    ...(one.hasReceipt && {
      receipt_registration: status === 'pending' ? 'pending' : status === 'canceled' ? 'canceled' : 'succeeded',
    }),
    ...(canceledBy && { cancellation_details: canceledBy }),
    test: true,
  };
}

export const refundOnTheWire = (one: Refund): object => ({
  id: one.id,
  payment_id: one.paymentId,
  status: one.status,
  amount: amountOf(one.amount),
  created_at: one.createdAt,
  ...(one.description !== undefined && { description: one.description }),
  ...(one.hasReceipt && { receipt_registration: one.status }),
});
