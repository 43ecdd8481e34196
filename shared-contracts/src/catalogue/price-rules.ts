import { kopecksOf, roublesOf } from '../wire/money.ts';
import { maxRoubles } from '../wire/primitives.ts';
import type { PriceTerms } from './price-terms.ts';
import type { Cost, Product, Size } from './product.ts';

/**
 * A price after a rule. A sale never raises a price and leaves at least one step of its rounding; a rise never lowers a price. The database has the
 * same function as `ruled_price`.
 * @param price in kopecks
 * @returns kopecks
 */
export function applyPriceTerms(price: number, { kind, percent, roundTo }: PriceTerms): number {
  const step = roundTo * 100;
  const factor = kind === 'sale' ? 100 - percent : 100 + percent;
  const became = Math.round((price * factor) / (100 * step)) * step;
  if (kind === 'sale') return Math.min(price, Math.max(became, step));
  return Math.max(price, Math.min(became, kopecksOf(maxRoubles)));
}

/**
 * Price and old price after a rule. The old price of a sale is the merchant's own, or the price before the sale where there is none; a rise has no
 * old price. A price that the rule does not change keeps its old price.
 */
export function applyPriceTermsToCost({ price, sale }: Cost, terms: PriceTerms): Cost {
  const became = roublesOf(applyPriceTerms(kopecksOf(price), terms));
  if (became === price) return { price, sale };
  return { price: became, sale: terms.kind === 'sale' ? Math.max(price, sale ?? 0) : null };
}

function sizeUnder(size: Size, terms: PriceTerms): Size {
  if (size.price === undefined) return size;
  const { sale: _, ...rest } = size;
  const { price, sale } = applyPriceTermsToCost({ price: size.price, sale: size.sale ?? null }, terms);
  return { ...rest, price, ...(sale === null ? {} : { sale }) };
}

export function applyRuleToProduct<P extends Cost & Pick<Product, 'meta' | 'rule'>>(product: P): P {
  const { rule, meta } = product;
  if (!rule) return product;
  const productFields = meta.productFields.map((field) =>
    field.type === 'sizes' ? { ...field, sizes: field.sizes.map((size) => sizeUnder(size, rule)) } : field,
  );
  return { ...product, ...applyPriceTermsToCost(product, rule), meta: { ...meta, productFields } };
}
