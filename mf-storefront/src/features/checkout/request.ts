import { type CheckoutRequest, consentVersions, deliveryCost, textOfMethod } from 'shared-contracts';
import { asksAddress, type CheckoutTerms, type CheckoutValues, methodOf, paymentOf } from './form.ts';

/** One product to order. */
export interface OrderedLine {
  productId: string;
  sizeId: string | null;
  quantity: number;
  /** Of one, in roubles, as the shopper sees it: so the server can say whose price has changed. */
  price: number;
}

/** An order without the key that makes it one order. */
export type OrderBody = Omit<CheckoutRequest, 'idempotency_key'>;

/**
 * What travels (decision 3.1). What the shopper does not see is not sent, whatever was typed there before.
 * @param sum what the shopper sees, in roubles
 */
export function bodyOf(
  values: CheckoutValues,
  terms: CheckoutTerms,
  lines: readonly OrderedLine[],
  sum: number,
): OrderBody {
  const { offer, personal_data, advertising } = consentVersions;
  const method = methodOf(terms, values);
  const delivery = method ? deliveryCost(method, sum) : null;
  return {
    products: lines.map(({ productId, sizeId, quantity, price }) => ({
      product_id: productId,
      quantity,
      size_id: sizeId,
      price,
    })),
    delivery_info: {
      name: values.name.trim(),
      contact_phone_number: values.phone,
      prefered_contact_method: values.contactMethod,
      email: values.email.trim(),
      delivery_for_another: values.forAnother,
      recipient: values.forAnother ? { name: values.recipientName.trim(), phone: values.recipientPhone } : null,
      // Its name, for a server that knows no ids of methods yet.
      delivery_method: method ? textOfMethod(method).slice(0, 500) : '',
      ...(method ? { delivery_method_id: method.id } : {}),
      delivery_address: asksAddress(terms, values) ? values.address.trim() : '',
      delivery_date: values.date,
      delivery_interval: values.interval.trim(),
      card_text: terms.cardText ? values.cardText.trim() : '',
      comment: values.comment.trim(),
    },
    payment_method: paymentOf(terms, values) ?? 'p2p',
    expected_sum: sum,
    ...(delivery === null ? {} : { expected_delivery_price: delivery }),
    consents: { offer, personal_data, ...(values.advertising ? { advertising } : {}) },
  };
}

/** The form's field behind a field of a refused request. */
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
  'delivery_info.delivery_address': 'address',
  'delivery_info.delivery_date': 'date',
  'delivery_info.delivery_interval': 'interval',
  'delivery_info.card_text': 'cardText',
  'delivery_info.comment': 'comment',
  payment_method: 'payment',
};
