import { useFormContext } from 'react-hook-form';
import type { PaymentType } from 'shared-contracts';
import { Checkbox, Field, RadioCards } from 'shared-design-system/checkout';
import { Banner, type IconName, Link, Stack } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { cardApartHint, onReceiptHint, paymentTexts } from '../../../payment-texts.ts';
import { methodOf, paymentOf, paymentsFor } from '../form.ts';
import type { CheckoutTerms, CheckoutValues } from '../values.ts';
import { Panel } from './panel.tsx';
import { useError, useField } from './use-field.ts';

const words = checkoutTexts.checkout;
const icons: Record<PaymentType, IconName> = { p2p: 'arrow-left-right', card: 'credit-card', on_delivery: 'banknote' };

interface PaymentFieldsProps {
  terms: CheckoutTerms;
  deliveryApart: boolean;
  offer: string;
  personalData: string;
}

export function PaymentFields({ terms, deliveryApart, offer, personalData }: PaymentFieldsProps) {
  const payment = useField('payment');
  const error = useError('payment');
  const { register, watch } = useFormContext<CheckoutValues>();
  const [deliveryMethod, forAnother, doNotCall, anonymous] = watch([
    'deliveryMethod',
    'forAnother',
    'doNotCall',
    'anonymous',
  ]);
  const chosen = { deliveryMethod, forAnother, doNotCall, anonymous, payment: payment.value };
  const method = methodOf(terms, chosen);
  const present = paymentOf(terms, chosen);
  const optionOf = (type: PaymentType) => ({
    value: type,
    icon: icons[type],
    ...paymentTexts[type],
    ...(type === 'card' && deliveryApart && method?.kind !== 'pickup' ? { hint: cardApartHint } : {}),
    ...(type === 'on_delivery' && method ? { hint: onReceiptHint(method.onReceipt) } : {}),
  });
  return (
    <Panel title={words.payment}>
      {terms.payments.length > 0 ? (
        <Field label={words.paymentMethod} hideLabel group error={error}>
          <RadioCards
            label={words.paymentMethod}
            name={payment.name}
            value={present}
            onChange={payment.onChange}
            options={paymentsFor(terms, chosen).map(optionOf)}
            required
          />
        </Field>
      ) : (
        <Banner tone="warn">{words.paymentNone}</Banner>
      )}
      {payment.value === 'on_delivery' && present && present !== 'on_delivery' ? (
        <Banner tone="warn" live>
          {words.notOnReceipt(method?.name ?? '', paymentTexts[present].label)}
        </Banner>
      ) : null}
      <Stack gap={2}>
        <Checkbox
          {...register('offer')}
          required
          label={<Consent words={words.offer} to={offer} />}
          error={useError('offer')}
        />
        <Checkbox
          {...register('personalData')}
          required
          label={<Consent words={words.personalData} to={personalData} />}
          error={useError('personalData')}
        />
        <Checkbox {...register('advertising')} label={words.advertising} />
      </Stack>
    </Panel>
  );
}

function Consent({ words: { before, link }, to }: { words: { before: string; link: string }; to: string }) {
  return (
    <>
      {before}
      <Link to={to}>{link}</Link>
    </>
  );
}
