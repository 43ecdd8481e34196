import {
  calculateChangedPrice,
  kopecksOf,
  maxReportedPrices,
  type PriceChange,
  type PriceChangeResult,
  type PriceRefusal,
  type PricesPreview,
  type ProductField,
  roublesOf,
} from 'shared-contracts';
import { kopecksOrNull } from '../../common/money.ts';
import type { ChangedPrice, PriceMove } from '../../db/schema/price-changes.ts';
import { sizesWithOwnPrice, withOwnPrices } from './sizes-with-own-price.ts';

export interface Priced {
  product_id: string;
  title: string;
  price: number;
  old_price: number | null;
  fields: ProductField[];
}

export type Repriced = ChangedPrice & Pick<Priced, 'title' | 'fields'>;

export interface PricePlan {
  changed: Repriced[];
  left: (Priced & { why: PriceRefusal })[];
}

/** Drops an old price that would not be higher than the new one: a crossed-out price has to show a discount. */
function moveOf(was: number, old: number | null, change: PriceChange): PriceMove | PriceRefusal {
  const became = calculateChangedPrice(was, change);
  if (typeof became === 'string') return became;
  const stays = became === was || (old !== null && old > became);
  return { was, old_was: old, became, old_became: stays ? old : null };
}

function repriced(product: Priced, change: PriceChange): Repriced | PriceRefusal | undefined {
  const { product_id, title, price, old_price: old, fields } = product;
  const productMove = moveOf(price, old, change);
  if (typeof productMove === 'string') return productMove;
  const sizes: NonNullable<ChangedPrice['sizes']> = [];
  for (const size of sizesWithOwnPrice(fields)) {
    const move = moveOf(kopecksOf(size.price), kopecksOrNull(size.sale ?? null), change);
    if (typeof move === 'string') return move;
    sizes.push({ id: size.id, ...move });
  }
  if ([productMove, ...sizes].every(({ was, became }) => was === became)) return undefined;
  return {
    product_id,
    title,
    ...productMove,
    ...(sizes.length > 0 ? { sizes } : {}),
    fields: withOwnPrices(
      fields,
      sizes.map(({ id, became, old_became }) => ({ id, price: became, old_price: old_became })),
    ),
  };
}

export function planPrices(products: readonly Priced[], change: PriceChange): PricePlan {
  const plan: PricePlan = { changed: [], left: [] };
  for (const product of products) {
    const result = repriced(product, change);
    if (typeof result === 'string') plan.left.push({ ...product, why: result });
    else if (result) plan.changed.push(result);
  }
  return plan;
}

const isAt = (cost: { price: number; old_price: number | null } | undefined, { became, old_became }: PriceMove) =>
  cost?.price === became && cost.old_price === old_became;

export function revertPrices(now: Priced, { sizes = [], ...move }: ChangedPrice): Repriced | undefined {
  const currentSizes = sizesWithOwnPrice(now.fields).map(({ id, price, sale }) => {
    const cost = { price: kopecksOf(price), old_price: kopecksOrNull(sale ?? null) };
    return [id, cost] as const;
  });
  const costs = new Map(currentSizes);
  if (
    !isAt(now, move) ||
    currentSizes.length !== sizes.length ||
    !sizes.every((size) => isAt(costs.get(size.id), size))
  ) {
    return undefined;
  }
  const before = sizes.map(({ id, was, old_was }) => ({ id, price: was, old_price: old_was }));
  const { product_id, title, price, old_price } = now;
  return {
    product_id,
    title,
    was: price,
    old_was: old_price,
    became: move.was,
    old_became: move.old_was,
    fields: withOwnPrices(now.fields, before),
  };
}

const losesSale = ({ old_was, old_became }: PriceMove): boolean => old_was !== null && old_became === null;

export const summarizePricePlan = ({ changed, left }: PricePlan): PriceChangeResult => ({
  changed: changed.length,
  left: left.length,
  left_products: left
    .slice(0, maxReportedPrices)
    .map(({ title, price, why }) => ({ title, price: roublesOf(price), why })),
  sales_dropped: changed.filter(({ sizes = [], ...move }) => [move, ...sizes].some(losesSale)).length,
});

const maxExamples = 5;

export const previewOf = (plan: PricePlan): PricesPreview => ({
  ...summarizePricePlan(plan),
  examples: plan.changed
    .slice(0, maxExamples)
    .map(({ title, was, became }) => ({ title, was: roublesOf(was), becomes: roublesOf(became) })),
});
