import { Controller } from 'react-hook-form';
import { transferTypes } from 'shared-contracts';
import { PhoneInput } from 'shared-design-system/fields';
import { Field, TextInput } from 'shared-design-system/office';
import type { ItemDialogParts } from '../../../components/item-list.tsx';
import { KindDialog } from '../../../components/kind-dialog.tsx';
import { useKindForm } from '../../../components/use-kind-form.ts';
import { transferIcons } from '../method-rows.ts';
import { paymentTexts } from '../page-texts.ts';
import { type MethodEntry, type MethodValues, methodSchema, readTransfer } from '../payment-form.ts';

const words = paymentTexts;

export function MethodDialog({ saves, item, onClose, onDone }: ItemDialogParts<MethodEntry>) {
  const kindForm = useKindForm<MethodValues>({
    schema: methodSchema,
    initial: item ?? { type: 'card', value: '', bank: '', holder: '' },
  });
  const { form, kind } = kindForm;
  const { control, register, formState } = form;
  const { errors } = formState;
  const take = (values: MethodValues) => onDone({ ...values, value: readTransfer(values.type, values.value) ?? '' });
  const link = kind === 'sbp_link';
  return (
    <KindDialog
      words={words}
      isNew={!item}
      saves={saves}
      form={kindForm}
      kinds={transferTypes}
      labels={words.types}
      icons={transferIcons}
      onClose={onClose}
      onDone={take}
    >
      <Field label={words.values[kind]} hint={words.hints[kind]} error={errors.value?.message}>
        {kind === 'phone' ? (
          <Controller
            control={control}
            name="value"
            render={({ field }) => <PhoneInput autoComplete="tel" {...field} />}
          />
        ) : (
          <TextInput
            key={kind}
            type={link ? 'url' : 'text'}
            inputMode={link ? 'url' : 'numeric'}
            autoComplete="off"
            {...register('value')}
          />
        )}
      </Field>
      <Field label={words.bank} optional error={errors.bank?.message}>
        <TextInput placeholder={words.bankExample} autoComplete="off" {...register('bank')} />
      </Field>
      {kind === 'account' ? (
        <>
          <Field label={words.bic} optional hint={words.bicHint} error={errors.bic?.message}>
            <TextInput inputMode="numeric" autoComplete="off" {...register('bic')} />
          </Field>
          <Field label={words.correspondent} optional error={errors.correspondent?.message}>
            <TextInput inputMode="numeric" autoComplete="off" {...register('correspondent')} />
          </Field>
        </>
      ) : null}
      <Field label={words.holder} optional hint={words.holderHint} error={errors.holder?.message}>
        <TextInput autoComplete="off" {...register('holder')} />
      </Field>
    </KindDialog>
  );
}
