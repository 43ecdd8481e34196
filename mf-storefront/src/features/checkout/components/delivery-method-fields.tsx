import type { DeliveryMethod } from 'shared-contracts';
import { Field, Select } from 'shared-design-system/checkout';
import { Show } from 'shared-design-system/pages';
import { Banner, Text } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { lackFor } from '../delivery-method.ts';
import { leastText } from '../form.ts';
import { optionLabels } from '../option-labels.ts';
import type { CheckoutTerms } from '../values.ts';
import { isOpenAsShop, PickupHours } from './pickup-hours.tsx';
import { useError, useField } from './use-field.ts';

const words = checkoutTexts.checkout.option;

const longLabel = 30;

function OptionField({ method }: { method: DeliveryMethod }) {
  const option = useField('deliveryOption');
  const error = useError('deliveryOption');
  const { label, choose } = method.zones?.length ? words.zone : words.point;
  const options = optionLabels(method);
  const chosen = options.find(({ value }) => value === option.value);
  return (
    <>
      <Field label={label} error={error}>
        <Select required {...option} placeholder={choose} options={options} />
      </Field>
      {chosen && chosen.label.length > longLabel ? (
        <Show below={768}>
          <Text tone="muted" size="s">
            <span aria-hidden>{chosen.label}</span>
          </Text>
        </Show>
      ) : null}
    </>
  );
}

function LeastOrder({ terms, sum, deliveryMethod }: { terms: CheckoutTerms; sum: number; deliveryMethod: string }) {
  const { value: deliveryOption } = useField('deliveryOption');
  const errors = [useError('deliveryMethod'), useError('deliveryOption')];
  const lack = lackFor(terms, { deliveryMethod, deliveryOption }, sum);
  // As an error it is said beside the field already.
  if (!lack || errors.some(Boolean)) return null;
  return (
    <Banner tone="warn" live>
      {leastText(lack)}
    </Banner>
  );
}

interface DeliveryMethodFieldsProps {
  terms: CheckoutTerms;
  method: DeliveryMethod;
  hasOptions: boolean;
  sum: number;
}

export default function DeliveryMethodFields({ terms, method, hasOptions, sum }: DeliveryMethodFieldsProps) {
  return (
    <>
      {isOpenAsShop(method, terms.openingHours) ? <PickupHours openingHours={terms.openingHours} /> : null}
      {hasOptions ? <OptionField method={method} /> : null}
      <LeastOrder terms={terms} sum={sum} deliveryMethod={method.id} />
    </>
  );
}
