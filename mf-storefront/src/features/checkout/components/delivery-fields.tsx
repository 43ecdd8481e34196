import { lazy, Suspense } from 'react';
import { type DeliveryMethod, formatDeliveryMethod } from 'shared-contracts';
import { Field, RadioCards } from 'shared-design-system/checkout';
import { Banner } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { loadWithRetry } from '../../../hydration/load-with-retry.ts';
import { asksOption } from '../delivery-method.ts';
import { asksAddress, methodOf } from '../form.ts';
import type { CheckoutTerms } from '../values.ts';
import { optionOf } from './delivery-option.ts';
import { DeliveryTimeFields } from './delivery-time-fields.tsx';
import { Panel } from './panel.tsx';
import { TextField } from './text-field.tsx';
import { useError, useField } from './use-field.ts';

const words = checkoutTexts.checkout;

const DeliveryMethodFields = lazy(() =>
  loadWithRetry(() => import(/* webpackChunkName: 'checkout-parts' */ './delivery-method-fields.tsx')),
);

interface DeliveryFieldsProps {
  terms: CheckoutTerms;
  sum: number;
}

function addressHint(method: DeliveryMethod | undefined): string {
  const { point, post, courier } = words.addressHints;
  const text = method ? formatDeliveryMethod(method) : '';
  // A settlement is 'населённый пункт', and no pick-up point.
  if (/пункт|пвз|постамат|почтомат/i.test(text.replace(/нас[её]л[её]нн\S*\s+пункт/gi, ''))) return point;
  return method?.kind === 'post' ? post : courier;
}

export function DeliveryFields({ terms, sum }: DeliveryFieldsProps) {
  const method = useField('deliveryMethod');
  const error = useError('deliveryMethod');
  const chosen = { deliveryMethod: method.value };
  const present = methodOf(terms, chosen);
  const hasOptions = asksOption(present);
  const options = terms.deliveryMethods.map(optionOf);
  return (
    <Panel title={words.delivery}>
      {options.length > 0 ? (
        <Field label={words.deliveryMethod} hideLabel group error={error}>
          <RadioCards
            label={words.deliveryMethod}
            name={method.name}
            value={method.value}
            onChange={method.onChange}
            options={options}
            required
          />
        </Field>
      ) : (
        <Banner tone="info">{words.deliveryUnknown}</Banner>
      )}
      {present && (hasOptions || present.leastOrder || present.kind === 'pickup') ? (
        <Suspense fallback={null}>
          <DeliveryMethodFields terms={terms} method={present} hasOptions={hasOptions} sum={sum} />
        </Suspense>
      ) : null}
      {asksAddress(terms, chosen) ? (
        <TextField
          name="address"
          words={{ ...words.address, hint: addressHint(present) }}
          rows={2}
          autoComplete="street-address"
        />
      ) : null}
      <DeliveryTimeFields terms={terms} />
      {terms.cardText ? <TextField name="cardText" words={words.cardText} rows={2} optional /> : null}
      <TextField name="comment" words={words.comment} rows={2} optional />
    </Panel>
  );
}
