import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { type PromoRefusal, promoRefusal } from '../wire/promo-refusals.ts';
import { checkoutRequest, promoCodeTyped } from './checkout.ts';
import { type Discount, discountWire } from './discounts.ts';

export interface CheckedPromo {
  code: string;
  discount: Discount | null;
  freeDelivery: boolean;
  /** Ids of the products that a discount does not cover. */
  leftOut: readonly string[];
  refusal: PromoRefusal | null;
}

const checkedPromo = z.object({
  promo_code: z.string(),
  discount: discountWire.nullable(),
  free_delivery: z.boolean(),
  left_out: z.array(z.string()).optional(),
  refusal: promoRefusal.nullable(),
});

export interface CheckedLine {
  productId: string;
  sizeId: string | null;
  quantity: number;
}

/**
 * What a promo code would give for a cart now. It reserves nothing: the checkout checks the code again, and also the phone number. Unknown codes
 * count towards the limit for guessing.
 */
export const checkPromoCode = operation({
  name: 'checkPromoCode',
  group: 'orders',
  path: '/user-api/v1/promo-code',
  access: 'merchantName',
  request: z.object({ promo_code: promoCodeTyped, products: checkoutRequest.shape.products }),
  response: checkedPromo,
  errors: ['shop_not_found', 'shop_stopped', 'rate_limited'],
  encode: ({ code, lines }: { merchantName: string; code: string; lines: readonly CheckedLine[] }) => ({
    promo_code: code,
    products: lines.map(({ productId, sizeId, quantity }) => ({ product_id: productId, size_id: sizeId, quantity })),
  }),
  decode: (body): CheckedPromo => {
    const { promo_code, discount, free_delivery, left_out, refusal } = checkedPromo.parse(body);
    return { code: promo_code, discount, freeDelivery: free_delivery, leftOut: left_out ?? [], refusal };
  },
});
