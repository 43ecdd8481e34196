import { type PromoReason, type PromoRefusal, roublesOf, type ShopZone, shopDayOf } from 'shared-contracts';
import { isUsedByPhone, type PromoTerms } from './promo-terms.ts';

interface PricedLine {
  product: { id: string };
  quantity: number;
  price: number;
  old_price: number | null;
}

interface Gain {
  amount: number;
  freeDelivery: boolean;
  /** Ids of the products of which the code covers no line. */
  leftOut: string[];
}

const isOnSale = ({ price, old_price }: PricedLine): boolean => old_price !== null && old_price > price;

const costOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const refusedBy = (reason: PromoReason, more: Partial<PromoRefusal> = {}) => ({
  refusal: { reason, least_order: null, starts: null, ...more },
});

/**
 * The discount of a code for these lines at present prices, or why the code is refused (decision 3.31). The minimum order is compared with all
 * goods; the discount is computed of those that the code covers, and never exceeds what they cost.
 * @param terms null where the shop has no such code
 */
export function evaluatePromo(
  terms: PromoTerms | null,
  lines: readonly PricedLine[],
  now: Date,
  zone: ShopZone,
): { gain: Gain } | { refusal: PromoRefusal } {
  if (!terms) return refusedBy('unknown');
  const { kind, value, starts, ends, least_sum, products, most_uses } = terms;
  const today = shopDayOf(now, zone);
  if (!terms.is_on || (ends !== null && today > ends)) return refusedBy('over');
  if (starts !== null && today < starts) return refusedBy('early', { starts });
  if (most_uses !== null && terms.uses >= most_uses) return refusedBy('over');
  if (isUsedByPhone(terms)) return refusedBy('used');
  if (least_sum !== null && costOf(lines) < least_sum) return refusedBy('least', { least_order: roublesOf(least_sum) });
  const meant = lines.filter(
    (line) => (products?.includes(line.product.id) ?? true) && !(terms.spares_sales && isOnSale(line)),
  );
  if (meant.length === 0) return refusedBy('goods');
  if (kind === 'free_delivery') return { gain: { amount: 0, freeDelivery: true, leftOut: [] } };
  const cost = costOf(meant);
  const amount = kind === 'sum' ? Math.min(value ?? 0, cost) : Math.round((cost * (value ?? 0)) / 100);
  const covered = new Set(meant.map(({ product }) => product.id));
  const leftOut = new Set(lines.map(({ product }) => product.id).filter((id) => !covered.has(id)));
  return { gain: { amount, freeDelivery: false, leftOut: [...leftOut] } };
}
