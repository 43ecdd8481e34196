import { type CheckedPromo, type DeliveryKind, type Discount, freedCost, type PromoRefusal } from 'shared-contracts';

/** Why a text that has not the form of a code does not hold. */
export const noSuchPromo: PromoRefusal = { reason: 'unknown', least_order: null, starts: null };

/** What an order becomes by a promo code. */
interface PromoEffect {
  discounts: readonly Discount[];
  /** Roubles; null where the seller reckons it, undefined while nobody knows. */
  delivery: number | null | undefined;
  /** The code that is sent with the order; undefined where none holds. */
  code: string | undefined;
  /** Why the code does not hold; null where it does, and where there is none. */
  refusal: PromoRefusal | null;
}

/**
 * What a checked code makes of an order: the service comes to the same.
 * @param delivery what the delivery costs without it
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
  const freed = delivery === undefined ? 0 : freedCost(kind, delivery);
  if (freed === null) return { ...without, refusal: { reason: 'delivery', least_order: null, starts: null } };
  return { ...holds, delivery: freed };
}
