import { cartFields, checkout } from 'shared-contracts';
import { pluralCount } from 'shared-design-system/shop';
import { describeFailure, type Failure, fieldFailures, type PageToLoad } from 'shared-runtime/page';
import { sumOf } from '../features/cart/price-cart.ts';
import { costFor, kindFor } from '../features/checkout/delivery-method.ts';
import { errorOf, errorsOf, paymentOf } from '../features/checkout/form.ts';
import { effectOf } from '../features/checkout/promo/effect.ts';
import { refusalText } from '../features/checkout/promo/refusal-text.ts';
import { bodyOf, type OrderedLine, wireFields } from '../features/checkout/request.ts';
import type { CheckoutTerms, CheckoutValues } from '../features/checkout/values.ts';
import type { NoScriptPromo } from '../no-script/promo-part.tsx';
import type { Refused } from '../no-script/refused.ts';
import { hiddenFields, seenCost, seenDiscount, seenLines } from '../no-script/sent.ts';
import { texts } from '../no-script/texts.ts';
import { typedOf } from '../screens/typed-delivery.ts';

type CheckoutResult = { token: string; lines: OrderedLine[]; typed: ReturnType<typeof typedOf> } | { refused: Refused };

const notRefused: Refused = { errors: {}, changes: [], reason: null, isKeyUsed: false };

interface About {
  terms: CheckoutTerms;
  promo: NoScriptPromo;
  hoursBefore: number | null;
}

function faultsOf(values: CheckoutValues, sum: number, { terms, promo: { checked, fault }, hoursBefore }: About) {
  const { refusal } = effectOf(checked, kindFor(terms, values), costFor(terms, values, 0));
  const promo = fault ?? (refusal && refusalText(refusal));
  const errors: Record<string, string> = {
    ...errorsOf(values, terms, sum),
    ...(promo ? { [cartFields.promo]: promo } : {}),
  };
  if (hoursBefore !== null) {
    const isWrong = errors.date ? 'date' : errors.interval && 'interval';
    if (isWrong) errors[isWrong] = texts.tooSoon(pluralCount(hoursBefore, texts.hours));
  }
  // Without scripts the page could not hide ways to pay that do not go with the chosen delivery.
  const fits = values.payment === null || paymentOf(terms, values) === values.payment;
  return fits ? errors : { ...errors, payment: errorOf('payment', values.payment, terms) };
}

function refusedBy(failure: Failure, terms: CheckoutTerms): Refused {
  const { code, problem } = failure;
  if (code === 'cart_changed' && problem?.changes) return { ...notRefused, changes: problem.changes };
  if (code === 'idempotency_conflict') return { ...notRefused, reason: texts.sentBefore, isKeyUsed: true };
  const refused = Object.keys(fieldFailures(failure)).flatMap((path) => wireFields[path] ?? []);
  if (code === 'consent_outdated') refused.push('offer', 'personalData');
  const errors = Object.fromEntries(refused.map((field) => [field, errorOf(field, 'refused', terms)]));
  const isSilent = (problem?.status ?? 500) >= 500 && code !== 'shop_stopped';
  return { ...notRefused, errors, reason: { text: isSilent ? texts.silent : describeFailure(failure) } };
}

/** Places the order of a form without scripts, by the contracts' rules and at the prices that its page showed. */
export async function submitCheckout(
  { reads }: Pick<PageToLoad, 'reads'>,
  merchantName: string,
  sent: Readonly<Record<string, string>>,
  values: CheckoutValues,
  about: About,
): Promise<CheckoutResult> {
  const { terms, promo } = about;
  const lines = seenLines(sent);
  const errors = faultsOf(values, sumOf(lines), about);
  if (Object.keys(errors).length > 0) return { refused: { ...notRefused, errors } };
  const body = bodyOf(values, terms, lines, sumOf(lines), promo.checked);
  const expected_discount = seenDiscount(sent, body.promo_code ?? '');
  const expected_delivery_price = seenCost(sent, values) ?? body.expected_delivery_price;
  const { data, error } = await reads.call(checkout, {
    merchantName,
    ...body,
    ...(expected_delivery_price === undefined ? {} : { expected_delivery_price }),
    // The discount that the page showed. For a code typed just now it showed none, so none is expected: the buyer wants the code to apply.
    expected_discount,
    idempotency_key: sent[hiddenFields.key] ?? '',
  });
  return error ? { refused: refusedBy(error, terms) } : { token: data.token, lines, typed: typedOf(body) };
}
