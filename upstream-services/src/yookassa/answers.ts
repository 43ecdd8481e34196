import { z } from 'zod';

const value = z.string().regex(/^\d{1,12}\.\d{2}$/);
const amount = z.object({ value, currency: z.string().max(10) });
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const word = z.string().max(100);

export const providerPaymentSchema = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount,
  refunded_amount: amount.optional(),
  recipient: z.object({ account_id: word }).optional(),
  confirmation: z
    .object({
      confirmation_url: z
        .url({ protocol: /^https?$/ })
        .max(2_000)
        .optional(),
    })
    .optional(),
  captured_at: instant.optional(),
  expires_at: instant.optional(),
  cancellation_details: z.object({ party: word, reason: word }).optional(),
  test: z.boolean().default(false),
  metadata: z.record(z.string(), z.unknown()).default({}),
});
export type ProviderPayment = z.output<typeof providerPaymentSchema>;

export const providerRefundSchema = z.object({
  id: z.string().min(1).max(64),
  payment_id: z.string().max(64),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount,
  cancellation_details: z.object({ party: word, reason: word }).optional(),
});
export type ProviderRefund = z.output<typeof providerRefundSchema>;

export const providerAccountSchema = z.object({
  account_id: word,
  test: z.boolean().default(false),
  fiscalization_enabled: z.boolean().default(false),
  payment_methods: z.array(word).max(100).default([]),
  status: word.default('enabled'),
});
export type ProviderAccount = z.output<typeof providerAccountSchema>;

export const providerErrorSchema = z.object({ code: word.optional(), parameter: word.optional() });

export const kopecksIn = ({ value: text, currency }: z.output<typeof amount>): number | null =>
  currency === 'RUB' ? Number(text.replace('.', '')) : null;

export const amountOf = (kopecks: number) => ({
  value: `${Math.trunc(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`,
  currency: 'RUB',
});
