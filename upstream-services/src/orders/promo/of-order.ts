import {
  applyFreeDelivery,
  type CartChangeWire,
  type checkoutRequest,
  type DeliveryKind,
  type Discount,
  kopecksOf,
  type PromoRefusal,
  roublesOf,
} from 'shared-contracts';
import type { z } from 'zod';
import type { PricedCartLine } from '../cart.ts';
import type { CheckoutData } from '../checkout-repository.ts';
import { evaluatePromo } from './evaluate-promo.ts';
import type { PromoUse } from './uses.ts';

type Body = Pick<z.output<typeof checkoutRequest>, 'promo_code' | 'expected_discount' | 'delivery_info'>;

interface PromoOfOrder {
  /** Kopecks off the goods. */
  amount: number;
  discounts: Discount[];
  /** Roubles; null where the seller reckons it. */
  deliveryCost: number | null;
  tariff: { price?: number; freeFrom?: null };
  use: PromoUse | null;
  changes: CartChangeWire[];
}

const about = (code: string, more: Pick<CartChangeWire, 'was' | 'now'> & { promo?: PromoRefusal }): CartChangeWire => ({
  product_id: '',
  size_id: null,
  title: code,
  kind: 'promo',
  ...more,
});

export function promoOf(
  { promo_code: code, expected_discount: expected, delivery_info: info }: Body,
  { promo: terms, zone }: Pick<CheckoutData, 'promo' | 'zone'>,
  { lines, kind, cost }: { lines: PricedCartLine[]; kind: DeliveryKind; cost: number | null },
  now: Date,
): PromoOfOrder {
  const without = { amount: 0, discounts: [], deliveryCost: cost, tariff: {}, use: null, changes: [] };
  if (code === undefined) return without;
  const refused = (promo: PromoRefusal) => ({
    ...without,
    changes: [about(code, { was: expected ?? null, now: null, promo })],
  });
  const found = evaluatePromo(terms, lines, now, zone);
  if ('refusal' in found) return refused(found.refusal);
  const { amount, freeDelivery } = found.gain;
  if (freeDelivery && applyFreeDelivery(kind, cost) === null) {
    return refused({ reason: 'delivery', least_order: null, starts: null });
  }
  const differs = expected !== undefined && kopecksOf(expected) !== amount;
  return {
    amount,
    discounts: [{ kind: 'code', title: code, amount }],
    deliveryCost: freeDelivery ? applyFreeDelivery(kind, cost) : cost,
    tariff: freeDelivery ? { price: 0, freeFrom: null } : {},
    use: terms && { terms, phone: info.contact_phone_number },
    changes: differs ? [about(code, { was: expected, now: roublesOf(amount) })] : [],
  };
}
