import type { Resolver } from 'react-hook-form';
import {
  type ContactType,
  checkoutRequest,
  type DeliveryMethod,
  lacksPlus,
  type PaymentType,
  shopDayOf,
} from 'shared-contracts';
import { pluralCount } from 'shared-design-system/shop';
import { z } from 'zod';
import { checkoutTexts } from '../../checkout-texts.ts';

/** What a shopper fills in, as the fields hold it. */
export interface CheckoutValues {
  name: string;
  phone: string;
  contactMethod: ContactType;
  email: string;
  forAnother: boolean;
  recipientName: string;
  recipientPhone: string;
  /** Of the shop's methods, its id; empty where the shop has none. */
  deliveryMethod: string;
  address: string;
  date: string;
  interval: string;
  cardText: string;
  comment: string;
  payment: PaymentType | null;
  offer: boolean;
  personalData: boolean;
  advertising: boolean;
}

/** Consents start unchecked (look, "The visual reference"). */
export const emptyValues: CheckoutValues = {
  name: '',
  phone: '',
  contactMethod: 'phone',
  email: '',
  forAnother: false,
  recipientName: '',
  recipientPhone: '',
  deliveryMethod: '',
  address: '',
  date: '',
  interval: '',
  cardText: '',
  comment: '',
  payment: null,
  offer: false,
  personalData: false,
  advertising: false,
};

/** What the shop asks for. */
export interface CheckoutTerms {
  /** Empty where the shop has named none. */
  deliveryMethods: readonly DeliveryMethod[];
  showAddress: boolean;
  payments: readonly PaymentType[];
  /** A card with the shopper's words can go with the order. */
  cardText: boolean;
}

type Chosen = Pick<CheckoutValues, 'deliveryMethod'>;

/** The method that is chosen; undefined where the shop has none. */
export const methodOf = ({ deliveryMethods }: CheckoutTerms, { deliveryMethod }: Chosen): DeliveryMethod | undefined =>
  deliveryMethods.find(({ id }) => id === deliveryMethod);

/** Whether this shopper is asked for an address. */
export const asksAddress = (terms: CheckoutTerms, chosen: Chosen): boolean =>
  terms.showAddress && methodOf(terms, chosen)?.kind !== 'pickup';

/** Ways to pay that go with the chosen method: on receipt only where the merchant takes it there (decision 3.23). */
export const paymentsFor = (terms: CheckoutTerms, chosen: Chosen): PaymentType[] => {
  const onReceipt = methodOf(terms, chosen)?.onReceipt ?? [];
  return terms.payments.filter((type) => type !== 'on_delivery' || onReceipt.length > 0);
};

/** How the order is paid: as the shopper chose, or, where that does not go with the method, the first way that does. */
export function paymentOf(terms: CheckoutTerms, values: Pick<CheckoutValues, 'deliveryMethod' | 'payment'>) {
  const [first = null, ...others] = paymentsFor(terms, values);
  return others.find((type) => type === values.payment) ?? first;
}

/**
 * What was typed earlier, as far as it still fits the shop and this version of the form.
 * @param draft whatever an earlier page kept
 */
export function restoredValues(draft: Partial<CheckoutValues> | null, terms: CheckoutTerms): CheckoutValues {
  const fits = ([field, value]: [string, unknown]) =>
    Object.hasOwn(emptyValues, field) && typeof value === typeof emptyValues[field as keyof CheckoutValues];
  const kept: CheckoutValues = { ...emptyValues, ...Object.fromEntries(Object.entries(draft ?? {}).filter(fits)) };
  const deliveryMethod = (methodOf(terms, kept) ?? terms.deliveryMethods[0])?.id ?? '';
  const wanted = draft?.payment ?? null;
  const isOffered = wanted !== null && terms.payments.includes(wanted);
  return { ...kept, deliveryMethod, payment: isOffered ? wanted : paymentOf(terms, { deliveryMethod, payment: null }) };
}

const { delivery_info: delivery, payment_method: payment } = checkoutRequest.shape;
const { name, contact_phone_number: phone, email, delivery_address: address, ...more } = delivery.shape;
const agreed = z.literal(true);
const filled = address.pipe(z.string().min(1));
const filledEmail = z.string().trim().pipe(z.email().max(254));
const anyDay = more.delivery_date.refine((day) => day === '' || day >= shopDayOf(new Date()));
const anyEmail = z.string().trim().pipe(email.unwrap());

/** The contracts' rules for the fields that this shopper sees (decision 3.1). */
const schemaOf = (values: CheckoutValues, terms: CheckoutTerms) =>
  z.looseObject({
    name,
    phone,
    email: values.contactMethod === 'email' ? filledEmail : anyEmail,
    recipientName: values.forAnother ? name : z.unknown(),
    recipientPhone: values.forAnother ? phone : z.unknown(),
    address: asksAddress(terms, values) ? filled : z.unknown(),
    date: anyDay,
    interval: more.delivery_interval,
    cardText: more.card_text,
    comment: more.comment,
    payment,
    offer: agreed,
    personalData: agreed,
  });

/** So long may a text be, by the contracts. */
const limits: Record<string, number | null> = {
  name: name.maxLength,
  recipientName: name.maxLength,
  address: address.unwrap().maxLength,
  interval: more.delivery_interval.unwrap().maxLength,
  cardText: more.card_text.unwrap().maxLength,
  comment: more.comment.unwrap().maxLength,
};

type Field = keyof typeof checkoutTexts.checkout.errors;

/** What is wrong with a field, in a person's words. */
export function errorOf(field: string, value: unknown): string {
  const { errors, lacksPlus: withPlus, tooLong, characters } = checkoutTexts.checkout;
  const words = errors[field as Field] ?? errors.other;
  const empty = value === '' || value === false || value === null || (typeof value === 'string' && !value.trim());
  if (empty) return words.empty;
  if (words.wrong === errors.phone.wrong && lacksPlus(String(value))) return withPlus(String(value));
  const limit = limits[field];
  return limit ? tooLong(words.wrong, pluralCount(limit, characters)) : words.wrong;
}

/** Checks the form by the contracts and puts a Russian sentence at each field that does not fit. */
export const resolverOf =
  (terms: CheckoutTerms): Resolver<CheckoutValues> =>
  (values) => {
    const parsed = schemaOf(values, terms).safeParse({ ...values, payment: paymentOf(terms, values) });
    if (parsed.success) return { values, errors: {} };
    const fields = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const errors = Object.fromEntries(
      [...fields].map((field) => [
        field,
        { type: 'invalid', message: errorOf(field, values[field as keyof CheckoutValues]) },
      ]),
    );
    return { values: {}, errors };
  };
