import { z } from 'zod';

/**
 * Why a promo code does not hold for an order.
 * - `unknown`: the shop has none such
 * - `over`: its days or its uses are over, or the merchant has turned it off
 * - `early`: it begins on a later day
 * - `least`: the goods cost too little
 * - `goods`: it is for other goods
 * - `delivery`: it brings goods for nothing, but nobody knows yet what this parcel costs
 * - `used`: this phone number has used it as often as it may
 */
export const promoReasons = ['unknown', 'over', 'early', 'least', 'goods', 'delivery', 'used'] as const;
export type PromoReason = (typeof promoReasons)[number];

export const promoRefusal = z.object({
  reason: z.enum(promoReasons),
  least_order: z.number().nullable(),
  starts: z.string().nullable(),
});
export type PromoRefusal = z.infer<typeof promoRefusal>;
