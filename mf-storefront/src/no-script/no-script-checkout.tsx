import {
  cartFields,
  type DeliveryMethod,
  formPathsOf,
  optionsOf,
  type Product,
  plainFormAttribute,
} from 'shared-contracts';
import { FormErrorSummary } from 'shared-design-system/checkout';
import { Split } from 'shared-design-system/pages';
import { Banner, Button, Stack, styled, VisuallyHidden } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { isPurchasable, type PricedLine, sumOf } from '../features/cart/price-cart.ts';
import { changesToShow, describeChange } from '../features/checkout/changes.ts';
import { changesTexts } from '../features/checkout/changes-texts.ts';
import { costFor } from '../features/checkout/delivery-method.ts';
import { effectOf } from '../features/checkout/promo/effect.ts';
import { type CheckoutTerms, type CheckoutValues, emptyValues } from '../features/checkout/values.ts';
import { AddonsPart } from './addons-part.tsx';
import { CartPart } from './cart-part.tsx';
import { fieldAnchorId } from './fields.tsx';
import { Contacts, Delivery, Payment } from './form-parts.tsx';
import { type NoScriptPromo, PromoPart } from './promo-part.tsx';
import type { Refused } from './refused.ts';
import { costField, formatSeen, hiddenFields } from './sent.ts';
import { texts } from './texts.ts';

const words = checkoutTexts.checkout;

interface NoScriptCheckoutProps {
  merchantName: string;
  lines: readonly PricedLine[];
  addons: readonly Product[];
  promo: NoScriptPromo;
  terms: CheckoutTerms;
  takesCards: boolean;
  values: CheckoutValues;
  refused: Refused | null;
  idempotencyKey: string;
  closed: boolean;
}

const Form = styled.form`
  display: block;
`;

function WhatIsWrong({ refused, names }: { refused: Refused; names: readonly string[] }) {
  const { errors, changes, reason } = refused;
  const faults = names
    .filter((name, index) => names.findIndex((other) => errors[other] === errors[name]) === index)
    .map((name) => ({ field: fieldAnchorId(name), message: errors[name] ?? '' }));
  return (
    <>
      {changes.length > 0 ? (
        <Banner tone="warn" title={changesTexts.changes.title}>
          <ul>
            {changesToShow(changes).map((change) => (
              <li key={`${change.kind}:${change.product_id}:${change.size_id}`}>{describeChange(change)}</li>
            ))}
          </ul>
          {texts.changed}
        </Banner>
      ) : null}
      {reason ? (
        <Banner tone="danger" title={reason.title ?? words.notSent}>
          {reason.text}
        </Banner>
      ) : null}
      <FormErrorSummary title={words.notSent} errors={faults} />
    </>
  );
}

/** The cart and the order of a browser without scripts: one form, so that no press loses what is typed beside it. */
export function NoScriptCheckout(props: NoScriptCheckoutProps) {
  const { merchantName, lines, addons, promo, terms, takesCards, values, refused, idempotencyKey, closed } = props;
  const addresses = addressesOf(merchantName);
  const sold = lines.filter(isPurchasable);
  const sum = sumOf(sold);
  const costOf = (deliveryMethod: string, deliveryOption: string) =>
    costFor(terms, { deliveryMethod, deliveryOption }, sum);
  const effectFor = (method: DeliveryMethod, option: string) =>
    effectOf(promo.checked, method.kind, costOf(method.id, option));
  const deliveries = terms.deliveryMethods.map((method) => {
    const { delivery, discounts } = effectFor(method, '');
    return { id: method.id, kind: method.kind, cost: delivery, discounts };
  });
  const seen = terms.deliveryMethods.flatMap((method) =>
    ['', ...optionsOf(method).map(({ id }) => id)].map((option) => ({
      field: costField(method.id, option),
      cost: effectFor(method, option).delivery ?? '',
    })),
  );
  const errors = refused?.errors ?? {};
  const names = [...Object.keys(emptyValues), cartFields.promo].filter((name) => errors[name]);
  const form = { values, errors };
  const submit = { type: 'submit', disabled: closed || sold.length === 0 || terms.payments.length === 0 } as const;
  return (
    <Form
      {...{ [plainFormAttribute]: '' }}
      method="post"
      encType="multipart/form-data"
      action={formPathsOf(merchantName).checkout}
      noValidate
    >
      {/* Enter in a field orders: it presses the form's first button, which would be one of the cart's. */}
      <VisuallyHidden>
        <button {...submit} tabIndex={-1} aria-hidden>
          {words.submit}
        </button>
      </VisuallyHidden>
      <input type="hidden" name={hiddenFields.key} value={idempotencyKey} />
      <input type="hidden" name={hiddenFields.lines} value={formatSeen(sold)} />
      {promo.checked?.discount ? (
        <input type="hidden" name={hiddenFields.discount + promo.checked.code} value={promo.checked.discount.amount} />
      ) : null}
      {seen.map(({ field, cost }) => (
        <input key={field} type="hidden" name={field} value={cost} />
      ))}
      <Stack gap={5}>
        {refused ? <WhatIsWrong refused={refused} names={names} /> : null}
        <Split
          variant="checkout"
          sideFirst
          main={
            <Stack gap={6}>
              <Contacts form={form} />
              <Delivery form={form} terms={terms} />
              <Payment form={form} terms={terms} documents={addresses} takesCards={takesCards} />
              <Button size="l" full {...submit}>
                {words.submit}
              </Button>
            </Stack>
          }
          side={
            <Stack gap={5}>
              <CartPart
                lines={lines}
                productAddress={addresses.product}
                deliveries={deliveries}
                discounts={promo.checked?.discount ? [promo.checked.discount] : []}
                promo={<PromoPart typed={promo.typed} error={errors[cartFields.promo] ?? promo.fault ?? undefined} />}
              />
              <AddonsPart products={addons} productAddress={addresses.product} />
            </Stack>
          }
        />
      </Stack>
    </Form>
  );
}
