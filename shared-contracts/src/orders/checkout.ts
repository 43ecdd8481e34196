import { z } from 'zod';
import { contactTypes, paymentTypes } from '../wire/enums.ts';
import { operation, type ResultOf } from '../wire/operation.ts';
import { email, id, phone, roubles, typedText } from '../wire/primitives.ts';
import { mostOfOne } from './checkout-rules.ts';
import { longestDescription } from './delivery-methods.ts';
import { orderWire } from './order-entities.ts';
import { readPayment } from './payment-entity.ts';
import { longestTypedPromo, normalPromoCode } from './promo-code-text.ts';

export const quantity = z.int().min(1).max(mostOfOne);

const optionalText = (max: number) => typedText().max(max).default('');

/** How, where to, when and for whom, as a shopper says it. */
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
  /** A gift: nobody calls the recipient; the giver is asked. Means something with a recipient only. */
  do_not_call: z.boolean().optional(),
  /** A gift: the recipient does not learn who gives it. */
  anonymous: z.boolean().optional(),
  delivery_method: optionalText(longestDescription),
  /** Of the shop's methods; without it the shop's method of that text is looked for. */
  delivery_method_id: z.string().max(60).optional(),
  /** Of the method's zones or points. */
  delivery_option_id: z.string().max(60).optional(),
  /** From today, where the shop is, to 60 days ahead; empty: any day. */
  delivery_date: z.union([z.literal(''), z.iso.date()]).default(''),
  delivery_interval: optionalText(100),
  card_text: optionalText(1000),
  comment: optionalText(2000),
});

/** A promo code as it was typed; whether there is one such is said with the cart, not as a fault of the form. */
export const promoCodeTyped = z.string().max(longestTypedPromo).transform(normalPromoCode);

/** A version of a document, as in '1'. */
const documentVersion = z.string().max(20);

/** What a shopper agrees to. */
export const givenConsents = z.object({
  offer: documentVersion,
  personal_data: documentVersion,
  advertising: documentVersion.optional(),
});

/** What a shopper sends to place an order (decision 3.1). Sums in roubles. */
export const checkoutRequest = z.object({
  idempotency_key: id,
  products: z
    .array(
      z.object({
        product_id: id,
        quantity,
        size_id: z.string().max(60).nullable().default(null),
        /** What the shopper saw; with it, a price that changed is named product by product. */
        price: roubles.optional(),
      }),
    )
    .min(1)
    .max(100),
  delivery_info: checkoutDelivery,
  payment_method: z.enum(paymentTypes),
  expected_sum: roubles,
  /** What the shopper saw the delivery cost; with it, a delivery that changed meanwhile is asked about again. */
  expected_delivery_price: roubles.optional(),
  promo_code: promoCodeTyped.optional(),
  /** What the shopper saw the code take off; with it, a discount that changed meanwhile is asked about again. */
  expected_discount: roubles.optional(),
  consents: givenConsents,
});
export type CheckoutRequest = z.input<typeof checkoutRequest>;

/** Places an order: priced by the server, idempotent for ever, one transaction (decision 3.1). */
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
    /** Of an order that is paid by card: `confirmation.confirmation_url` is where the shopper pays; null while the provider is silent. */
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
      payment: readPayment(answer.payment),
    };
  },
});
export type PlacedOrder = ResultOf<typeof checkout>;
