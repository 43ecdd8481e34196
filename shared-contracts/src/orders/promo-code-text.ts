import type { DeliveryKind } from '../delivery/delivery-kinds.ts';

export const longestTypedPromo = 60;

export const promoCodePattern = /^[A-ZА-ЯЁ0-9-]{3,20}$/;

/** A promo code in the form in which it is stored and compared. Without `cleanText`, because any page of a shop may load this, and that is heavy. */
export const normalizePromoCode = (typed: string): string =>
  typed
    .slice(0, longestTypedPromo)
    .replace(/\p{DI}/gu, '')
    .normalize()
    .trim()
    .toUpperCase();

/**
 * The delivery price with a code for free delivery: 0, even where the seller would set the price. Only for a parcel whose price is not known yet the
 * code is refused, as it could cost the seller any sum.
 * @param cost roubles; null where the seller sets the price for each order
 * @returns null where the code is refused
 */
export const applyFreeDelivery = (kind: DeliveryKind, cost: number | null): 0 | null =>
  kind === 'post' && cost === null ? null : 0;

export const promoParameter = 'promo';

export function parsePromoCodeText(typed: string | null | undefined): string | null {
  const code = normalizePromoCode(typed ?? '');
  return promoCodePattern.test(code) ? code : null;
}
