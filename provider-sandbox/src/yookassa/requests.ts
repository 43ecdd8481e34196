import { z } from 'zod';
import { money } from './money.ts';
import { receipt } from './receipt.ts';

export const methods = ['bank_card', 'sbp'] as const;
export type Method = (typeof methods)[number];

const limits: Record<Method, { least: number; most: number }> = {
  bank_card: { least: 100, most: 35_000_000 },
  sbp: { least: 100, most: 70_000_000 },
};

export const isAmountAllowed = (method: Method, kopecks: number): boolean =>
  kopecks >= limits[method].least && kopecks <= limits[method].most;

const metadata = z
  .record(
    z.string().min(1).max(32),
    z.union([z.string(), z.number(), z.boolean()]).transform(String).pipe(z.string().max(512)),
  )
  .refine((entries) => Object.keys(entries).length <= 16, 'at most 16 keys');

const webAddress = z
  .string()
  .max(2048)
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'an address is needed');

export const paymentRequest = z.object({
  amount: money,
  capture: z.boolean().default(false),
  confirmation: z.object({ type: z.literal('redirect'), return_url: webAddress }),
  payment_method_data: z.object({ type: z.enum(methods) }).optional(),
  description: z.string().max(128).optional(),
  metadata: metadata.default({}),
  receipt: receipt.optional(),
});

export const captureRequest = z.object({ amount: money.optional(), receipt: receipt.optional() });

export const refundRequest = z.object({
  payment_id: z.string().max(64),
  amount: money,
  description: z.string().max(250).optional(),
  receipt: receipt.optional(),
});

const time = z.iso.datetime({ offset: true }).optional();

export const listRequest = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor: z.string().max(64).optional(),
  status: z.string().max(40).optional(),
  payment_id: z.string().max(64).optional(),
  'created_at.gte': time,
  'created_at.gt': time,
  'created_at.lte': time,
  'created_at.lt': time,
});
