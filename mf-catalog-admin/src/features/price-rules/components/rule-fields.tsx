import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { type PriceRounding, priceRoundings, priceRuleKinds } from 'shared-contracts';
import { Card, Columns, Field, SegmentedControl, Select, Text, TextInput } from 'shared-design-system/office';
import type { RuleValues } from '../rule-form.ts';
import { ruleTexts as words } from '../texts.ts';

interface RuleFieldsProps {
  form: UseFormReturn<RuleValues>;
  categories: (value: string[], onChange: (ids: string[]) => void) => ReactNode;
}

export function TermsFields({ form, categories }: RuleFieldsProps) {
  const { control, register, formState, watch } = form;
  const { errors } = formState;
  return (
    <Card gap={4}>
      <Field label={words.kind} hint={words.kindHints[watch('kind')]} group>
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <SegmentedControl
              label={words.kind}
              value={field.value}
              onChange={field.onChange}
              options={priceRuleKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
            />
          )}
        />
      </Field>
      <Columns count={2} gap={2} phone={2}>
        <Field label={words.percent[watch('kind')]} error={errors.percent?.message}>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={3} {...register('percent')} />
        </Field>
        <Field label={words.rounding}>
          <Controller
            control={control}
            name="roundTo"
            render={({ field }) => (
              <Select
                value={String(field.value)}
                onChange={({ target }) => field.onChange(Number(target.value) as PriceRounding)}
                options={priceRoundings.map((step) => ({ value: String(step), label: words.roundings[step] }))}
              />
            )}
          />
        </Field>
      </Columns>
      <Field label={words.scope} group error={errors.categoryIds?.message}>
        <Controller
          control={control}
          name="scope"
          render={({ field }) => (
            <SegmentedControl
              label={words.scope}
              value={field.value}
              onChange={field.onChange}
              options={(['all', 'categories'] as const).map((value) => ({ value, label: words.scopes[value] }))}
            />
          )}
        />
      </Field>
      {watch('scope') === 'categories' ? (
        <Controller
          control={control}
          name="categoryIds"
          render={({ field }) => <>{categories(field.value, field.onChange)}</>}
        />
      ) : null}
    </Card>
  );
}

export function TimeFields({ form: { register, formState } }: Pick<RuleFieldsProps, 'form'>) {
  const { errors } = formState;
  return (
    <Card title={words.when} gap={4}>
      <Columns count={2} gap={2} phone={2}>
        <Field label={words.beginsOn} error={errors.beginsOn?.message}>
          <TextInput type="date" {...register('beginsOn')} />
        </Field>
        <Field label={words.beginsAt} error={errors.beginsAt?.message}>
          <TextInput type="time" {...register('beginsAt')} />
        </Field>
        <Field label={words.endsOn} error={errors.endsOn?.message}>
          <TextInput type="date" {...register('endsOn')} />
        </Field>
        <Field label={words.endsAt} error={errors.endsAt?.message}>
          <TextInput type="time" {...register('endsAt')} />
        </Field>
      </Columns>
      <Text tone="muted" size="s">
        {words.zone}
      </Text>
    </Card>
  );
}
