import { z } from 'zod';

/** An amount on the wire as whole kopecks; a number is taken, too, as the published examples have it. */
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
