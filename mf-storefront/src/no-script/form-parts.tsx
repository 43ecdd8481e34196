import type { ContactType, DeliveryMethod, PaymentType } from 'shared-contracts';
import { Field, formatDate, RadioCards, SegmentedControl, Select } from 'shared-design-system/checkout';
import { Banner, Columns, Link, Stack, styled, Text } from 'shared-design-system/shop';
import type { addressesOf } from '../addresses.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { optionOf } from '../features/checkout/components/delivery-option.ts';
import { Panel } from '../features/checkout/components/panel.tsx';
import { isOpenAsShop, PickupHours } from '../features/checkout/components/pickup-hours.tsx';
import { calendarOf, dayField, daysOffered } from '../features/checkout/days.ts';
import { asksOption } from '../features/checkout/delivery-method.ts';
import { optionField, optionLabels } from '../features/checkout/option-labels.ts';
import type { CheckoutTerms } from '../features/checkout/values.ts';
import { paymentTexts } from '../payment-texts.ts';
import { onReceiptHintOf } from '../receipt-texts.ts';
import {
  fieldAnchorId,
  NoScriptCheckbox,
  NoScriptDayField,
  NoScriptRadioField,
  NoScriptTextField,
  type ShownForm,
} from './fields.tsx';
import { NoScriptDeliveryTime } from './no-script-delivery-time.tsx';
import { texts } from './texts.ts';

const words = checkoutTexts.checkout;

const contactMethods = Object.entries(words.contactMethod.options).map(([value, label]) => ({
  value: value as ContactType,
  label,
}));

const Recipient = styled.div`
  form:has([name='forAnother']:not(:checked)) & {
    display: none;
  }
`;

const Address = styled.div<{ pickups: readonly string[] }>(({ pickups }) =>
  Object.fromEntries(
    pickups.map((id) => [
      `form:has([name='deliveryMethod'][value=${JSON.stringify(id)}]:checked) &`,
      { display: 'none' as const },
    ]),
  ),
);

const OfMethod = styled.div<{ methodId: string }>(({ methodId }) => ({
  [`form:not(:has([name='deliveryMethod'][value=${JSON.stringify(methodId)}]:checked)) &`]: {
    display: 'none' as const,
  },
}));

const mostCards = 8;

function DeliveryOption({ form, method }: Pick<PartProps, 'form'> & { method: DeliveryMethod }) {
  const isChosen = form.values.deliveryMethod === method.id;
  const { label, choose } = method.zones?.length ? words.option.zone : words.option.point;
  const options = optionLabels(method);
  const name = optionField + method.id;
  const value = isChosen ? form.values.deliveryOption : '';
  const asCards = options.length <= mostCards;
  return (
    <OfMethod methodId={method.id} id={isChosen ? fieldAnchorId('deliveryOption') : undefined}>
      <Field label={label} group={asCards} error={isChosen ? form.errors.deliveryOption : undefined}>
        {asCards ? (
          <RadioCards label={label} name={name} value={value} onChange={() => undefined} options={options} />
        ) : (
          <Select name={name} defaultValue={value} placeholder={choose} options={options} />
        )}
      </Field>
    </OfMethod>
  );
}

const OtherDay = styled.div`
  form:has([name='${dayField.name}']:checked:not([value='${dayField.other}'])) & {
    display: none;
  }
`;

interface PartProps {
  form: ShownForm;
  terms: CheckoutTerms;
}

export function Contacts({ form }: Pick<PartProps, 'form'>) {
  return (
    <Panel title={words.contacts} first>
      <Columns count={2} gap={5}>
        <NoScriptTextField form={form} name="name" words={words.name} autoComplete="name" />
        <NoScriptTextField form={form} name="phone" words={words.phone} type="tel" autoComplete="tel" />
      </Columns>
      <Field label={words.contactMethod.label} group error={form.errors.contactMethod}>
        <SegmentedControl
          label={words.contactMethod.label}
          name="contactMethod"
          value={form.values.contactMethod}
          onChange={() => undefined}
          options={contactMethods}
        />
      </Field>
      <NoScriptTextField form={form} name="email" words={words.email} type="email" autoComplete="email" optional />
      <NoScriptCheckbox form={form} name="forAnother" label={words.forAnother.label} />
      <Recipient>
        <Stack gap={5}>
          <Columns count={2} gap={5}>
            <NoScriptTextField form={form} name="recipientName" words={words.recipientName} />
            <NoScriptTextField form={form} name="recipientPhone" words={words.recipientPhone} type="tel" />
          </Columns>
          <NoScriptCheckbox form={form} name="doNotCall" label={words.doNotCall} />
          <NoScriptCheckbox form={form} name="anonymous" label={words.anonymous} />
        </Stack>
      </Recipient>
    </Panel>
  );
}

function AnyDay({ form, terms }: PartProps) {
  return (
    <>
      <NoScriptDayField form={form} days={daysOffered(terms)} />
      <OtherDay>
        <NoScriptTextField form={form} name="date" words={words.date} type="date" {...calendarOf(terms)} />
      </OtherDay>
      <NoScriptTextField form={form} name="interval" words={words.interval} optional />
    </>
  );
}

export function Delivery({ form, terms }: PartProps) {
  const pickups = terms.deliveryMethods.filter(({ kind }) => kind === 'pickup').map(({ id }) => id);
  return (
    <Panel title={words.delivery}>
      {terms.deliveryMethods.length > 0 ? (
        <NoScriptRadioField
          form={form}
          name="deliveryMethod"
          label={words.deliveryMethod}
          hideLabel
          options={terms.deliveryMethods.map(optionOf)}
        />
      ) : (
        <Banner tone="info">{words.deliveryUnknown}</Banner>
      )}
      {terms.deliveryMethods
        .filter((method) => isOpenAsShop(method, terms.openingHours))
        .map((method) => (
          <OfMethod key={method.id} methodId={method.id}>
            <PickupHours openingHours={terms.openingHours} />
          </OfMethod>
        ))}
      {terms.deliveryMethods.filter(asksOption).map((method) => (
        <DeliveryOption key={method.id} form={form} method={method} />
      ))}
      {terms.showAddress ? (
        <Address pickups={pickups}>
          <NoScriptTextField
            form={form}
            name="address"
            words={{ ...words.address, hint: words.addressHints.courier }}
            rows={2}
            autoComplete="street-address"
          />
        </Address>
      ) : null}
      {terms.readyOn ? (
        <Text tone="muted">{words.readyOn(formatDate(terms.readyOn, { timeZone: terms.zone }))}</Text>
      ) : null}
      {terms.when ? (
        <NoScriptDeliveryTime form={form} terms={terms} when={terms.when} />
      ) : (
        <AnyDay form={form} terms={terms} />
      )}
      {terms.cardText ? (
        <NoScriptTextField form={form} name="cardText" words={words.cardText} rows={2} optional />
      ) : null}
      <NoScriptTextField form={form} name="comment" words={words.comment} rows={2} optional />
    </Panel>
  );
}

const paymentOption = (type: PaymentType, { deliveryMethods }: CheckoutTerms) => ({
  value: type,
  ...paymentTexts[type],
  ...(type === 'on_delivery' ? { hint: onReceiptHintOf(deliveryMethods) } : {}),
});

interface PaymentProps extends PartProps {
  documents: Pick<ReturnType<typeof addressesOf>, 'document'>;
  takesCards: boolean;
}

export function Payment({ form, terms, documents, takesCards }: PaymentProps) {
  return (
    <Panel title={words.payment}>
      {terms.payments.length > 0 ? (
        <NoScriptRadioField
          form={form}
          name="payment"
          label={words.paymentMethod}
          hideLabel
          options={terms.payments.map((type) => paymentOption(type, terms))}
        />
      ) : (
        <Banner tone="warn">{takesCards ? texts.cardsOnly : words.paymentNone}</Banner>
      )}
      <Stack gap={2}>
        <NoScriptCheckbox
          form={form}
          name="offer"
          required
          label={
            <>
              {words.offer.before}
              <Link to={documents.document('offer')}>{words.offer.link}</Link>
            </>
          }
        />
        <NoScriptCheckbox
          form={form}
          name="personalData"
          required
          label={
            <>
              {words.personalData.before}
              <Link to={documents.document('personal-data')}>{words.personalData.link}</Link>
            </>
          }
        />
        <NoScriptCheckbox form={form} name="advertising" label={words.advertising} />
      </Stack>
    </Panel>
  );
}
