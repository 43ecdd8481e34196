import {
  type CheckedPromo,
  type CheckoutRequest,
  cleanText,
  consentVersions,
  formatDeliveryMethod,
  sliceSurrogateSafe,
  sumDiscounts,
} from 'shared-contracts';
import { asksOption, costFor, isOptionChosen, kindFor } from './delivery-method.ts';
import { deliveryTimeMode } from './delivery-time-mode.ts';
import { asksAddress, methodOf, paymentOf } from './form.ts';
import { effectOf } from './promo/effect.ts';
import type { CheckoutTerms, CheckoutValues } from './values.ts';

export interface OrderedLine {
  productId: string;
  sizeId: string | null;
  quantity: number;
  /** Price of one piece in roubles, as the shopper sees it: so the server can say whose price has changed. */
  price: number;
}

export type OrderBody = Omit<CheckoutRequest, 'idempotency_key'>;

/**
 * The body of a checkout (decision 3.1). Fields that the shopper does not see are not sent, whatever was typed there before.
 * @param sum   total that the shopper sees, in roubles
 * @param promo the checked promo code; sent where it holds
 */
export function bodyOf(
  values: CheckoutValues,
  terms: CheckoutTerms,
  lines: readonly OrderedLine[],
  sum: number,
  promo: CheckedPromo | null,
): OrderBody {
  const { offer, personal_data, advertising } = consentVersions;
  const method = methodOf(terms, values);
  const { code, discounts, delivery } = effectOf(promo, kindFor(terms, values), costFor(terms, values, sum));
  const option = method && asksOption(method) && isOptionChosen(terms, values) ? values.deliveryOption : '';
  return {
    products: lines.map(({ productId, sizeId, quantity, price }) => ({
      product_id: productId,
      quantity,
      size_id: sizeId,
      price,
    })),
    delivery_info: {
      name: cleanText(values.name),
      contact_phone_number: values.phone,
      prefered_contact_method: values.contactMethod,
      email: cleanText(values.email),
      delivery_for_another: values.forAnother,
      recipient: values.forAnother ? { name: cleanText(values.recipientName), phone: values.recipientPhone } : null,
      ...(values.forAnother && values.doNotCall ? { do_not_call: true } : {}),
      ...(values.forAnother && values.anonymous ? { anonymous: true } : {}),
      // The method's name, for a service of an earlier release, which knows no ids of methods.
      delivery_method: method ? sliceSurrogateSafe(formatDeliveryMethod(method), 0, 500) : '',
      ...(method ? { delivery_method_id: method.id } : {}),
      ...(option ? { delivery_option_id: option } : {}),
      delivery_address: asksAddress(terms, values) ? cleanText(values.address) : '',
      ...whenOf(values, terms),
      card_text: terms.cardText ? cleanText(values.cardText) : '',
      comment: cleanText(values.comment),
    },
    payment_method: paymentOf(terms, values) ?? 'p2p',
    expected_sum: sum,
    ...(delivery == null ? {} : { expected_delivery_price: delivery }),
    ...(code === undefined ? {} : { promo_code: code, expected_discount: sumDiscounts(discounts) }),
    consents: { offer, personal_data, ...(values.advertising ? { advertising } : {}) },
  };
}

const whenOf = (values: CheckoutValues, terms: CheckoutTerms) =>
  deliveryTimeMode(terms, values) === 'nothing'
    ? { delivery_date: '', delivery_interval: '' }
    : { delivery_date: values.date, delivery_interval: cleanText(values.interval) };

export const wireFields: Record<string, keyof CheckoutValues> = {
  'delivery_info.name': 'name',
  'delivery_info.contact_phone_number': 'phone',
  'delivery_info.prefered_contact_method': 'contactMethod',
  'delivery_info.email': 'email',
  'delivery_info.recipient': 'recipientName',
  'delivery_info.recipient.name': 'recipientName',
  'delivery_info.recipient.phone': 'recipientPhone',
  'delivery_info.delivery_method': 'deliveryMethod',
  'delivery_info.delivery_method_id': 'deliveryMethod',
  'delivery_info.delivery_option_id': 'deliveryOption',
  'delivery_info.delivery_address': 'address',
  'delivery_info.delivery_date': 'date',
  'delivery_info.delivery_interval': 'interval',
  'delivery_info.card_text': 'cardText',
  'delivery_info.comment': 'comment',
  payment_method: 'payment',
};
