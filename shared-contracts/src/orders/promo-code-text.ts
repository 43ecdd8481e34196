import type { DeliveryKind } from '../delivery/delivery-kinds.ts';

export const longestTypedPromo = 60;

export const promoCodePattern = /^[A-ZА-ЯЁ0-9-]{3,20}$/;

/**
 * A promo code as it is stored and compared, however it was typed. Any shop page may read one, so it avoids the
 * weight of `cleanText`.
 */
export const normalizePromoCode = (typed: string): string =>
  typed
    .slice(0, longestTypedPromo)
    .replace(/\p{DI}/gu, '')
    .normalize()
    .trim()
    .toUpperCase();

/**
 * What a delivery costs with a code that brings goods for nothing: nothing, also where the seller would reckon it. Only a parcel that nobody knows
 * the price of may cost the seller anything: for that the code does not hold.
 * @param cost roubles; null where the seller reckons it
 * @returns null where the code does not hold
 */
export const applyFreeDelivery = (kind: DeliveryKind, cost: number | null): 0 | null =>
  kind === 'post' && cost === null ? null : 0;

export const promoParameter = 'promo';

export function readPromoCodeText(typed: string | null | undefined): string | null {
  const code = normalizePromoCode(typed ?? '');
  return promoCodePattern.test(code) ? code : null;
}
