import type { Resolver } from 'react-hook-form';
import {
  checkoutRequest,
  cleanText,
  type DeliveryMethod,
  getDeliveryDateRange,
  lacksPlus,
  type PaymentType,
  typedEmail,
  typedText,
} from 'shared-contracts';
import { formatDate } from 'shared-design-system/checkout';
import { formatMoney, pluralCount } from 'shared-design-system/shop';
import { z } from 'zod';
import { checkoutTexts } from '../../checkout-texts.ts';
import { calendarOf, dayOfForm } from './days.ts';
import { asksOption, isOptionChosen, lackFor } from './delivery-method.ts';
import { deliveryTimeMode, openDaysFor } from './delivery-time-mode.ts';
import { errorTexts } from './error-texts.ts';
import { type CheckoutTerms, type CheckoutValues, emptyValues } from './values.ts';

type Chosen = Pick<CheckoutValues, 'deliveryMethod'>;

export const methodOf = ({ deliveryMethods }: CheckoutTerms, { deliveryMethod }: Chosen): DeliveryMethod | undefined =>
  deliveryMethods.find(({ id }) => id === deliveryMethod);

export const asksAddress = (terms: CheckoutTerms, chosen: Chosen): boolean =>
  terms.showAddress && methodOf(terms, chosen)?.kind !== 'pickup';

type Surprise = Partial<Pick<CheckoutValues, 'forAnother' | 'doNotCall' | 'anonymous'>>;

/** Ways to pay for an order with the chosen delivery method: on receipt only where the merchant takes money there (decision 3.23). */
export const paymentsFor = (terms: CheckoutTerms, chosen: Chosen & Surprise): PaymentType[] => {
  const onReceipt = methodOf(terms, chosen)?.onReceipt ?? [];
  const fitting = terms.payments.filter((type) => type !== 'on_delivery' || onReceipt.length > 0);
  // The recipient of a surprise is not asked for its price at the door, if there is another way to pay.
  const isSurprise = chosen.forAnother && (chosen.doNotCall || chosen.anonymous);
  const before = fitting.filter((type) => type !== 'on_delivery');
  return isSurprise && before.length > 0 ? before : fitting;
};

export function paymentOf(terms: CheckoutTerms, values: Pick<CheckoutValues, 'deliveryMethod' | 'payment'> & Surprise) {
  const [first = null, ...others] = paymentsFor(terms, values);
  return others.find((type) => type === values.payment) ?? first;
}

/**
 * The draft's values, as far as they still fit the shop and this version of the form.
 * @param draft what an earlier page kept, or a form without scripts sent
 */
export function restoredValues(draft: Partial<CheckoutValues> | null, terms: CheckoutTerms): CheckoutValues {
  const fits = ([field, value]: [string, unknown]) =>
    Object.hasOwn(emptyValues, field) && typeof value === typeof emptyValues[field as keyof CheckoutValues];
  const typed = { ...draft, ...dayOfForm(draft ?? {}) };
  const kept: CheckoutValues = { ...emptyValues, ...Object.fromEntries(Object.entries(typed).filter(fits)) };
  const deliveryMethod = (methodOf(terms, kept) ?? terms.deliveryMethods[0])?.id ?? '';
  const wanted = draft?.payment ?? null;
  const isOffered = wanted !== null && terms.payments.includes(wanted);
  return { ...kept, deliveryMethod, payment: isOffered ? wanted : paymentOf(terms, { deliveryMethod, payment: null }) };
}

const { delivery_info: delivery, payment_method: payment } = checkoutRequest.shape;
const { name, contact_phone_number: phone, email, delivery_address: address, ...more } = delivery.shape;
const agreed = z.literal(true);
const filled = address.pipe(z.string().min(1));
const dayFrom = ({ readyOn, zone }: CheckoutTerms) =>
  more.delivery_date.refine((day) => {
    const { first, last } = getDeliveryDateRange(new Date(), zone);
    return day === '' || (first <= day && readyOn <= day && day <= last);
  });
const anyEmail = typedText().pipe(email.unwrap());

function whenRules(values: CheckoutValues, terms: CheckoutTerms) {
  const mode = deliveryTimeMode(terms, values);
  if (mode === 'nothing') return {};
  if (mode === 'freely') {
    const anyDay = dayFrom(terms);
    return { date: values.otherDay ? anyDay.refine((day) => day !== '') : anyDay, interval: more.delivery_interval };
  }
  const days = openDaysFor(terms, values);
  const isOffered = (date: string) => days.some((day) => day.date === date);
  if (mode === 'day') {
    return { date: z.string().refine((date) => date === '' || isOffered(date)), interval: more.delivery_interval };
  }
  const intervals = days.find((day) => day.date === values.date)?.slots ?? [];
  // Where the day cannot be chosen, its hours get no second error.
  const fits = (hours: string) => intervals.includes(hours) || !isOffered(values.date);
  return { date: z.string().refine(isOffered), interval: z.string().refine(fits) };
}

const schemaOf = (values: CheckoutValues, terms: CheckoutTerms) =>
  z.looseObject({
    name,
    phone,
    email: values.contactMethod === 'email' ? typedEmail() : anyEmail,
    recipientName: values.forAnother ? name : z.unknown(),
    recipientPhone: values.forAnother ? phone : z.unknown(),
    deliveryOption: z.string().refine(() => isOptionChosen(terms, values)),
    address: asksAddress(terms, values) ? filled : z.unknown(),
    ...whenRules(values, terms),
    cardText: more.card_text,
    comment: more.comment,
    payment,
    offer: agreed,
    personalData: agreed,
  });

const limits: Record<string, number | null> = {
  name: name.maxLength,
  recipientName: name.maxLength,
  address: address.unwrap().maxLength,
  interval: more.delivery_interval.unwrap().maxLength,
  cardText: more.card_text.unwrap().maxLength,
  comment: more.comment.unwrap().maxLength,
};

export const leastText = ({ least, missing }: NonNullable<ReturnType<typeof lackFor>>): string =>
  checkoutTexts.checkout.option.least(formatMoney(least), formatMoney(missing));

type Field = keyof typeof errorTexts.errors;

export function errorOf(
  field: string,
  value: unknown,
  terms: Pick<CheckoutTerms, 'openingHours' | 'readyOn' | 'when' | 'zone'>,
): string {
  const { errors, gone, lacksPlus: withPlus, tooLong, between, characters } = errorTexts;
  const words = errors[field as Field] ?? errors.other;
  const empty = value === '' || value === false || value === null || (typeof value === 'string' && !cleanText(value));
  if (empty) return words.empty;
  if (words.wrong === errors.phone.wrong && lacksPlus(String(value))) return withPlus(String(value));
  const { when, zone: timeZone } = terms;
  if (when && (words === errors.date || (words === errors.interval && when.hasIntervals)))
    return gone[field as keyof typeof gone];
  if (words === errors.date) {
    const { min, max } = calendarOf(terms);
    return between(words.wrong, formatDate(min, { timeZone }), formatDate(max, { timeZone }));
  }
  const limit = limits[field];
  return limit ? tooLong(words.wrong, pluralCount(limit, characters)) : words.wrong;
}

/** @param sum what the goods cost, in roubles: a delivery may be for larger orders only */
export function errorsOf(values: CheckoutValues, terms: CheckoutTerms, sum: number): Record<string, string> {
  const parsed = schemaOf(values, terms).safeParse({ ...values, payment: paymentOf(terms, values) });
  const fields = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  const lack = lackFor(terms, values, sum);
  return {
    ...Object.fromEntries(
      [...fields].map((field) => [field, errorOf(field, values[field as keyof CheckoutValues], terms)]),
    ),
    ...(lack ? { [asksOption(methodOf(terms, values)) ? 'deliveryOption' : 'deliveryMethod']: leastText(lack) } : {}),
  };
}

export const resolverOf =
  (terms: CheckoutTerms, sum: number): Resolver<CheckoutValues> =>
  (values) => {
    const errors = Object.entries(errorsOf(values, terms, sum));
    if (errors.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(errors.map(([field, message]) => [field, { type: 'invalid', message }])),
    };
  };
