import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { transferTypes } from 'shared-contracts';
import { Field, PhoneInput, TextInput } from 'shared-design-system';
import { ItemDialog } from '../../../components/item-dialog.tsx';
import { KindCards } from '../../../components/kind-cards.tsx';
import { texts } from '../../../texts.ts';
import { transferIcons } from '../method-rows.ts';
import { type MethodValues, methodSchema, readTransfer } from '../payment-form.ts';

const words = texts.payment;

export interface MethodDialogProps {
  /** A new one where there is none. */
  method: MethodValues | null;
  onClose: () => void;
  /** Gets it as it is kept. */
  onDone: (method: MethodValues) => void;
}

/** One way to pay by transfer: what it is, its number or link, the bank and the name a shopper sees there. */
export function MethodDialog({ method, onClose, onDone }: MethodDialogProps) {
  const { control, register, handleSubmit, watch, formState } = useForm<MethodValues>({
    resolver: zodResolver(methodSchema),
    defaultValues: method ?? { type: 'card', value: '', bank: '', holder: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors } = formState;
  const take = (values: MethodValues) => onDone({ ...values, value: readTransfer(values.type, values.value) ?? '' });
  const type = watch('type');
  const link = type === 'sbp_link';
  return (
    <ItemDialog
      title={method ? words.edit : words.new}
      checks={formState.submitCount}
      onClose={onClose}
      onDone={handleSubmit(take)}
    >
      <Controller
        control={control}
        name="type"
        render={({ field: { value, onChange } }) => (
          <KindCards
            label={words.kind}
            kinds={transferTypes}
            labels={words.types}
            icons={transferIcons}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Field label={words.values[type]} hint={words.hints[type]} error={errors.value?.message}>
        {type === 'phone' ? (
          <Controller
            control={control}
            name="value"
            render={({ field }) => <PhoneInput autoComplete="tel" {...field} />}
          />
        ) : (
          <TextInput
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
      {type === 'account' ? (
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
    </ItemDialog>
  );
}
