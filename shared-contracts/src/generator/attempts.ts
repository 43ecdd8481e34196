import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { basePath } from '../wire/paths.ts';

export const attemptPacks = [
  { slug: 'small', attempts: 20, price: 190 },
  { slug: 'middle', attempts: 100, price: 790 },
  { slug: 'large', attempts: 300, price: 1990 },
] as const;
export type AttemptPack = (typeof attemptPacks)[number]['slug'];

export const attemptsPath = `${basePath}/merchant/generator/attempts`;

export const purchasePath = (purchaseId: string): string => `${attemptsPath}?purchase=${purchaseId}`;

const purchaseStatuses = ['pending', 'succeeded', 'canceled'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

export const purchaseWire = z.object({ purchase_id: z.string(), attempts: z.int(), status: z.enum(purchaseStatuses) });

export function parsePurchase(value: unknown) {
  const wire = purchaseWire.safeParse(value).data;
  return wire ? { purchaseId: wire.purchase_id, attempts: wire.attempts, status: wire.status } : null;
}

export const buyAttempts = operation({
  group: 'api',
  access: 'merchant',
  name: 'buyAttempts',
  path: '/generator-api/v1/buy-attempts',
  request: z.object({ pack: z.enum(attemptPacks.map(({ slug }) => slug)) }),
  response: z.object({ confirmation_url: z.string() }),
  errors: ['not_found', 'payment_unavailable', 'payment_refused'],
  encode: ({ pack }: { pack: AttemptPack }) => ({ pack }),
  decode: (body) => ({
    confirmationUrl: z.object({ confirmation_url: z.string().min(1) }).parse(body).confirmation_url,
  }),
});
