import { z } from 'zod';
import { longestDescription } from '../delivery/delivery-methods.ts';
import { parsePayment } from '../payments/payment-entity.ts';
import { contactTypes, paymentTypes } from '../wire/enums.ts';
import { operation, type ResultOf } from '../wire/operation.ts';
import { email, id, phone, roubles, typedText } from '../wire/primitives.ts';
import { maxQuantityPerLine } from './checkout-rules.ts';
import { orderWire } from './order-entities.ts';
import { longestTypedPromo, normalizePromoCode } from './promo-code-text.ts';

export const quantity = z.int().min(1).max(maxQuantityPerLine);

const optionalText = (max: number) => typedText().max(max).default('');

export const checkoutDelivery = z.object({
  contact_phone_number: phone,
  delivery_address: optionalText(1000),
  prefered_contact_method: z.enum(contactTypes).default('phone'),
  delivery_for_another: z.boolean().default(false),
  email: z.union([z.literal(''), email]).default(''),
  name: typedText().min(1).max(200),
  recipient: z
    .object({ name: typedText().min(1).max(200), phone: phone })
    .nullable()
    .default(null),
  do_not_call: z.boolean().optional(),
  anonymous: z.boolean().optional(),
  delivery_method: optionalText(longestDescription),
  delivery_method_id: z.string().max(60).optional(),
  delivery_option_id: z.string().max(60).optional(),
  delivery_date: z.union([z.literal(''), z.iso.date()]).default(''),
  delivery_interval: optionalText(100),
  card_text: optionalText(1000),
  comment: optionalText(2000),
});

export const promoCodeTyped = z.string().max(longestTypedPromo).transform(normalizePromoCode);

const documentVersion = z.string().max(20);

export const givenConsents = z.object({
  offer: documentVersion,
  personal_data: documentVersion,
  advertising: documentVersion.optional(),
});

export const checkoutRequest = z.object({
  idempotency_key: id,
  products: z
    .array(
      z.object({
        product_id: id,
        quantity,
        size_id: z.string().max(60).nullable().default(null),
        price: roubles.optional(),
      }),
    )
    .min(1)
    .max(100),
  delivery_info: checkoutDelivery,
  payment_method: z.enum(paymentTypes),
  expected_sum: roubles,
  expected_delivery_price: roubles.optional(),
  promo_code: promoCodeTyped.optional(),
  expected_discount: roubles.optional(),
  consents: givenConsents,
});
export type CheckoutRequest = z.input<typeof checkoutRequest>;

/** Places an order in one transaction, priced by the server. The idempotency key never expires. */
export const checkout = operation({
  name: 'checkout',
  group: 'orders',
  path: '/user-api/v1/checkout',
  access: 'merchantName',
  request: checkoutRequest,
  response: z.object({
    order_id: z.string(),
    order_number: z.string(),
    order_token: z.string(),
    uri: z.string(),
    payment: orderWire.shape.payment,
  }),
  errors: ['shop_not_found', 'shop_stopped', 'cart_changed', 'consent_outdated', 'idempotency_conflict'],
  encode: ({ merchantName: _, ...request }: CheckoutRequest & { merchantName: string }): CheckoutRequest => request,
  decode: (body) => {
    const answer = z
      .object({
        order_id: z.string().min(1),
        order_number: z.string(),
        order_token: z.string().min(1),
        uri: z.string(),
        payment: z.unknown().optional(),
      })
      .parse(body);
    return {
      orderId: answer.order_id,
      number: answer.order_number,
      token: answer.order_token,
      uri: answer.uri,
      payment: parsePayment(answer.payment),
    };
  },
});
export type PlacedOrder = ResultOf<typeof checkout>;
