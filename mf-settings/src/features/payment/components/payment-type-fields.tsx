import { Controller, type UseFormReturn } from 'react-hook-form';
import { profilePaymentTypes } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import { Card, Link, Text } from 'shared-design-system/office';
import { paymentTexts } from '../page-texts.ts';
import type { PaymentValues } from '../payment-form.ts';

const words = paymentTexts;

export function PaymentTypeFields({ form }: { form: UseFormReturn<PaymentValues, unknown, PaymentValues> }) {
  return (
    <Card title={words.question}>
      <Controller
        control={form.control}
        name="paymentType"
        render={({ field }) => (
          <RadioCards
            label={words.question}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            options={profilePaymentTypes.map((value) => ({ value, ...words.options[value] }))}
          />
        )}
      />
      <Text tone="muted" size="s">
        {words.onReceipt} <Link to="/merchant/settings/delivery">{words.onReceiptLink}</Link>.
      </Text>
    </Card>
  );
}
