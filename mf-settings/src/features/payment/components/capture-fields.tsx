import { Controller, type UseFormReturn } from 'react-hook-form';
import { captureModes } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import { Card, Field, Select, Text } from 'shared-design-system/office';
import type { PaymentValues } from '../payment-form.ts';
import { texts as words } from '../texts.ts';

const { receipts } = words;
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const systemsOf = (kept = '') => [
  ...optionsOf(receipts.systems),
  ...optionsOf(receipts.ended).filter(({ value }) => value === kept),
];
const vats = receipts.vats.map(([value, label]) => ({ value, label }));

export function CaptureFields({ form }: { form: UseFormReturn<PaymentValues, unknown, PaymentValues> }) {
  return (
    <>
      <Card title={words.capture} gap={3}>
        <Controller
          control={form.control}
          name="capture"
          render={({ field }) => (
            <RadioCards
              label={words.capture}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              options={captureModes.map((value) => ({ value, ...words.captures[value] }))}
            />
          )}
        />
        <Text tone="muted" size="s">
          {words.captureHint}
        </Text>
      </Card>
      <Card title={receipts.title} gap={4}>
        <Text tone="muted" size="s">
          {receipts.duty}
        </Text>
        <Field label={receipts.tax} optional hint={receipts.hint}>
          <Select
            placeholder={receipts.none}
            options={systemsOf(form.formState.defaultValues?.tax)}
            {...form.register('tax')}
          />
        </Field>
        {form.watch('tax') ? (
          <Field label={receipts.vat} hint={receipts.vatHint}>
            <Select options={vats} {...form.register('vat')} />
          </Field>
        ) : null}
      </Card>
    </>
  );
}
