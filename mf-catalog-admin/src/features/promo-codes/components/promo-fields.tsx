import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { promoKinds } from 'shared-contracts';
import { PriceInput } from 'shared-design-system/fields';
import { Card, Columns, Field, SegmentedControl, Switch, Text, TextInput } from 'shared-design-system/office';
import type { PromoValues } from '../promo-form.ts';
import { promoTexts as words } from '../texts.ts';

interface FieldsProps {
  form: UseFormReturn<PromoValues>;
}

export function DiscountFields({ form }: FieldsProps) {
  const { control, register, watch, formState } = form;
  const { errors } = formState;
  const kind = watch('kind');
  return (
    <Card gap={4}>
      <Field label={words.code.label} hint={words.code.hint} error={errors.code?.message}>
        <TextInput autoCapitalize="characters" autoComplete="off" spellCheck={false} {...register('code')} />
      </Field>
      <Field label={words.kind.label} group>
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <SegmentedControl
              label={words.kind.label}
              value={field.value}
              onChange={field.onChange}
              options={promoKinds.map((value) => ({ value, label: words.kind.options[value] }))}
            />
          )}
        />
      </Field>
      {kind === 'percent' ? (
        <Field label={words.percent.label} hint={words.percent.hint} error={errors.percent?.message}>
          <TextInput inputMode="numeric" {...register('percent')} />
        </Field>
      ) : null}
      {kind === 'sum' ? (
        <Field label={words.sum.label} hint={words.sum.hint} error={errors.sum?.message}>
          <Controller control={control} name="sum" render={({ field }) => <PriceInput {...field} />} />
        </Field>
      ) : null}
      {kind === 'free_delivery' ? <Text tone="muted">{words.freeDelivery}</Text> : null}
      <SwitchField form={form} name="isOn" />
    </Card>
  );
}

export function LimitFields({ form }: FieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Card title={words.when} gap={4}>
      <Columns count={2} gap={2}>
        <Field label={words.starts.label} optional hint={words.starts.hint} error={errors.starts?.message}>
          <TextInput type="date" {...register('starts')} />
        </Field>
        <Field label={words.ends.label} optional hint={words.ends.hint} error={errors.ends?.message}>
          <TextInput type="date" {...register('ends')} />
        </Field>
      </Columns>
      <Columns count={2} gap={2}>
        <Field label={words.mostUses.label} optional hint={words.mostUses.hint} error={errors.mostUses?.message}>
          <TextInput inputMode="numeric" {...register('mostUses')} />
        </Field>
        <Field
          label={words.mostUsesByPhone.label}
          optional
          hint={words.mostUsesByPhone.hint}
          error={errors.mostUsesByPhone?.message}
        >
          <TextInput inputMode="numeric" {...register('mostUsesByPhone')} />
        </Field>
      </Columns>
    </Card>
  );
}

export function ScopeFields({ form, categories }: FieldsProps & { categories: ReactNode }) {
  const { control, watch, formState } = form;
  const { errors } = formState;
  return (
    <Card title={words.what} gap={4}>
      <Field label={words.leastOrder.label} optional hint={words.leastOrder.hint} error={errors.leastOrder?.message}>
        <Controller control={control} name="leastOrder" render={({ field }) => <PriceInput {...field} />} />
      </Field>
      <SwitchField form={form} name="some" />
      {watch('some') ? (
        <Field label={words.some.label} hideLabel group error={errors.categories?.message}>
          {categories}
        </Field>
      ) : null}
      <SwitchField form={form} name="notOnSale" />
    </Card>
  );
}

function SwitchField({ form, name }: FieldsProps & { name: 'isOn' | 'some' | 'notOnSale' }) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <Switch {...words[name]} checked={field.value} onChange={field.onChange} />}
    />
  );
}
