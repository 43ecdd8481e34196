import type { DeliveryKind } from './delivery-kinds.ts';

/** Characters of a promo code as somebody types it, spaces around it included. */
export const longestTypedPromo = 60;

/** A promo code: 3 to 20 letters, digits and hyphens, in capitals. */
export const promoCodeForm = /^[A-ZА-ЯЁ0-9-]{3,20}$/;

/** A promo code as it is kept and compared, however it was typed. Every page of a shop may bring one, so that this does without `cleanText`. */
export const normalPromoCode = (typed: string): string =>
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
export const freedCost = (kind: DeliveryKind, cost: number | null): 0 | null =>
  kind === 'post' && cost === null ? null : 0;

/** Parameter of a shop's addresses that brings a promo code: `/shop/verbena?promo=ВЕСНА`. */
export const promoParameter = 'promo';

/** The promo code that a text of the world's holds; null where it has not the form of one. */
export function readPromoCodeText(typed: string | null | undefined): string | null {
  const code = normalPromoCode(typed ?? '');
  return promoCodeForm.test(code) ? code : null;
}
