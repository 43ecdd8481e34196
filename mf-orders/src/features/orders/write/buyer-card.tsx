import { Controller, type UseFormReturn } from 'react-hook-form';
import { PhoneInput } from 'shared-design-system/fields';
import { Card, Field, TextInput } from 'shared-design-system/office';
import type { WriteValues } from './write-form.ts';
import { writeTexts } from './write-texts.ts';

const words = writeTexts.buyer;

export function BuyerCard({ form }: { form: UseFormReturn<WriteValues, unknown, WriteValues> }) {
  const { errors } = form.formState;
  return (
    <Card title={words.title}>
      <Field label={words.name} error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={words.phone} optional hint={words.phoneHint} error={errors.phone?.message}>
        <Controller
          control={form.control}
          name="phone"
          render={({ field }) => <PhoneInput autoComplete="off" {...field} />}
        />
      </Field>
      <Field label={words.email} optional hint={words.emailHint} error={errors.email?.message}>
        <TextInput type="email" autoComplete="off" {...form.register('email')} />
      </Field>
    </Card>
  );
}
