import {
  applyFreeDelivery,
  type CheckedPromo,
  type DeliveryKind,
  type Discount,
  type PromoRefusal,
} from 'shared-contracts';

export const noSuchPromo: PromoRefusal = { reason: 'unknown', least_order: null, starts: null };

interface PromoEffect {
  discounts: readonly Discount[];
  delivery: number | null | undefined;
  code: string | undefined;
  refusal: PromoRefusal | null;
}

/**
 * What a checked promo code changes in an order. The service comes to the same result.
 * @param delivery cost of the delivery without the code
 */
export function effectOf(
  promo: CheckedPromo | null,
  kind: DeliveryKind,
  delivery: number | null | undefined,
): PromoEffect {
  const without = { discounts: [], delivery, code: undefined };
  if (!promo?.discount) return { ...without, refusal: promo?.refusal ?? null };
  const { discount, code } = promo;
  const holds = { discounts: [discount], delivery, code, refusal: null };
  if (!promo.freeDelivery) return holds;
  const freed = delivery === undefined ? 0 : applyFreeDelivery(kind, delivery);
  if (freed === null) return { ...without, refusal: { reason: 'delivery', least_order: null, starts: null } };
  return { ...holds, delivery: freed };
}
