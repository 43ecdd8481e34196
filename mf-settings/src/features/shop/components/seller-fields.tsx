import { useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { type SellerDetail, type SellerKind, sellerDigits, sellerKinds } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import { Card, Columns, Field, Text, TextInput } from 'shared-design-system/office';
import { shopTexts } from '../../../shop-texts.ts';
import type { ShopValues } from '../shop-form.ts';

const words = shopTexts.seller;

type Details = Record<SellerDetail, string>;

const details = ['fio', 'inn', 'ogrnip'] as const;
const nobody: Details = { fio: '', inn: '', ogrnip: '' };

/** Each kind of seller keeps its own name and numbers while the form is open: a person's are not an organisation's. */
function useDetailsOfKinds({ getValues, setValue, formState }: UseFormReturn<ShopValues>) {
  const kept = useRef<Partial<Record<SellerKind, Details>>>({});
  const { defaultValues: saved } = formState;
  return (from: SellerKind, to: SellerKind): void => {
    const { fio, inn, ogrnip } = getValues();
    kept.current[from] = { fio, inn, ogrnip };
    const next = kept.current[to] ?? (saved?.sellerKind === to ? { ...nobody, ...saved } : nobody);
    for (const name of details) setValue(name, next[name], { shouldDirty: true });
  };
}

export function SellerFields({ form }: { form: UseFormReturn<ShopValues> }) {
  const { errors, isSubmitted, touchedFields } = form.formState;
  const kind = form.watch('sellerKind');
  const digits = sellerDigits[kind];
  const changeDetails = useDetailsOfKinds(form);
  const judgeAnew = () => {
    const judged = details.filter((name) => isSubmitted || touchedFields[name]);
    if (judged.length > 0) void form.trigger(judged);
  };
  return (
    <Card title={words.title} gap={4}>
      <Text tone="muted">{words.hint}</Text>
      <Controller
        control={form.control}
        name="sellerKind"
        render={({ field }) => (
          <Field label={words.kind} group>
            <RadioCards
              label={words.kind}
              name={field.name}
              columns={3}
              value={field.value}
              onChange={(value) => {
                changeDetails(field.value, value);
                field.onChange(value);
                judgeAnew();
              }}
              options={sellerKinds.map((value) => ({ value, ...words.kinds[value] }))}
            />
          </Field>
        )}
      />
      <Field label={words.name[kind]} error={errors.fio?.message}>
        <TextInput autoComplete={kind === 'organisation' ? 'organization' : 'name'} {...form.register('fio')} />
      </Field>
      <Columns count={2}>
        <Field label={words.inn} hint={words.digits(digits.inn)} error={errors.inn?.message}>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={12} {...form.register('inn')} />
        </Field>
        {kind === 'self_employed' ? null : (
          <Field label={words.number[kind]} hint={words.digits(digits.ogrnip)} error={errors.ogrnip?.message}>
            <TextInput inputMode="numeric" autoComplete="off" maxLength={15} {...form.register('ogrnip')} />
          </Field>
        )}
      </Columns>
      {kind === 'self_employed' ? <Text tone="muted">{words.noNumber}</Text> : null}
    </Card>
  );
}
