import { z } from 'zod';

/**
 * Why a promo code is refused for an order.
 * - `unknown`: the shop has no such code
 * - `over`: it has expired or is used up, or the merchant has turned it off
 * - `early`: it begins on a later day
 * - `least`: the goods cost too little
 * - `goods`: it is for other goods
 * - `delivery`: it gives free delivery, but the price of this parcel is not known yet
 * - `used`: this phone number has used it as often as allowed
 */
export const promoReasons = ['unknown', 'over', 'early', 'least', 'goods', 'delivery', 'used'] as const;
export type PromoReason = (typeof promoReasons)[number];

export const promoRefusal = z.object({
  reason: z.enum(promoReasons),
  least_order: z.number().nullable(),
  starts: z.string().nullable(),
});
export type PromoRefusal = z.infer<typeof promoRefusal>;
