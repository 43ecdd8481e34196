import { z } from 'zod';

/** Reads an amount from the wire as whole kopecks. `value` may also be a number, as in YooKassa's published examples. */
export const money = z
  .object({
    value: z
      .union([z.string().max(20), z.number()])
      .transform(String)
      .pipe(z.string().regex(/^\d{1,9}(?:\.\d{1,2})?$/)),
    currency: z.literal('RUB'),
  })
  .transform(({ value }) => Math.round(Number(value) * 100));

export const amountOf = (kopecks: number) => ({ value: (kopecks / 100).toFixed(2), currency: 'RUB' });
