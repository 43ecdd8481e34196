import { z } from 'zod';
import { kopecksOf } from '../wire/money.ts';
import { operation } from '../wire/operation.ts';
import { id, instant, isInKopecks, maxRoubles, roubles } from '../wire/primitives.ts';
import { priceRoundings } from './price-terms.ts';
import { hasOneSelection, oneSelectionError, ownedSelectionFields, productSelection } from './product-actions.ts';

export const undoPricesMinutes = 10;

export const pricePercents = { from: -99, to: 1000 } as const;

const change = z.object({
  by: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percent'),
      value: z.number().min(pricePercents.from).max(pricePercents.to).refine(isInKopecks, 'at most two decimal places'),
    }),
    z.object({
      kind: z.literal('sum'),
      value: z.number().min(-maxRoubles).max(maxRoubles).refine(isInKopecks, 'at most two decimal places'),
    }),
  ]),
  round_to: z.literal(priceRoundings).default(1),
});
export type PriceChange = z.output<typeof change>;

export type PriceRefusal = 'low' | 'high';

/**
 * A price after a change.
 * @param price in kopecks
 * @returns kopecks, or why the price cannot change
 */
export function calculateChangedPrice(price: number, { by, round_to: roundTo }: PriceChange): number | PriceRefusal {
  // In hundredths of a per cent and in kopecks, so that nothing is lost before it is rounded.
  const raw =
    by.kind === 'percent' ? (price * (10_000 + Math.round(by.value * 100))) / 10_000 : price + kopecksOf(by.value);
  const step = roundTo * 100;
  const became = Math.round(raw / step) * step;
  if (became < 1) return 'low';
  return became > kopecksOf(maxRoubles) ? 'high' : became;
}

export const maxReportedPrices = 20;

const changeResult = z.object({
  changed: z.int(),
  left: z.int(),
  left_products: z.array(z.object({ title: z.string(), price: roubles, why: z.enum(['low', 'high']) })),
  sales_dropped: z.int(),
});
export type PriceChangeResult = z.infer<typeof changeResult>;

const preview = changeResult.extend({
  examples: z.array(z.object({ title: z.string(), was: roubles, becomes: roubles })),
});
export type PricesPreview = z.infer<typeof preview>;

export const previewPrices = operation({
  name: 'previewPrices',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/product/prices/preview',
  access: 'merchant',
  owned: ownedSelectionFields,
  request: z.object({ ...productSelection, change }).refine(hasOneSelection, oneSelectionError),
  response: preview,
  errors: ['not_found', 'conflict'],
});

/**
 * Changes prices of many products in one transaction, and removes old prices that would no longer be higher. Prices that would fall to zero or exceed
 * the maximum are not changed, but reported. A repeated `change_id` gets the same answer and changes nothing.
 */
export const changePrices = operation({
  name: 'changePrices',
  group: 'api',
  path: '/merchant-api/product/prices/change',
  access: 'merchant',
  owned: ownedSelectionFields,
  request: z.object({ ...productSelection, change, change_id: id }).refine(hasOneSelection, oneSelectionError),
  response: changeResult,
  errors: ['not_found', 'conflict'],
});

const undone = z.object({ restored: z.int(), kept: z.int(), kept_titles: z.array(z.string()) });

export const undoPrices = operation({
  name: 'undoPrices',
  group: 'api',
  path: '/merchant-api/product/prices/undo',
  access: 'merchant',
  request: z.object({ change_id: id }),
  response: undone,
  errors: ['not_found'],
});

const last = z.object({ change_id: z.string(), changed: z.int(), until: instant });
export type LastPriceChange = z.infer<typeof last>;

export const lastPrices = operation({
  name: 'lastPrices',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/product/prices/last',
  access: 'merchant',
  request: z.object({}),
  response: z.object({ last: last.nullable() }),
});
