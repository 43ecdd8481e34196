import { Controller } from 'react-hook-form';
import { receiptWays } from 'shared-contracts';
import { Checkbox, Field, PriceInput, Stack, TextInput } from 'shared-design-system';
import type { ItemDialogParts } from '../../../components/item-list.tsx';
import { KindDialog } from '../../../components/kind-dialog.tsx';
import { useKindForm } from '../../../components/use-kind-form.ts';
import { texts } from '../../../texts.ts';
import { type MethodEntry, type MethodValues, methodSchema } from '../delivery-form.ts';
import { kindIcons } from '../method-rows.ts';

const words = texts.delivery;

/** The usual ones first; the contracts put the default first. */
const kinds = ['courier', 'pickup', 'post', 'other'] as const;

const newMethod: MethodValues = {
  type: 'courier',
  value: words.names.courier,
  price: null,
  freeFrom: null,
  when: '',
  onReceipt: [],
};

/** One method: what it is, its name, its price, when, and whether it is paid on receipt. */
export function MethodDialog({ saves, item, onClose, onDone }: ItemDialogParts<MethodEntry>) {
  const kindForm = useKindForm<MethodValues>({
    schema: methodSchema,
    initial: item ?? newMethod,
    known: (kind) => words.names[kind],
  });
  const { form, kind } = kindForm;
  const { control, register, formState } = form;
  const { errors } = formState;
  const price = form.watch('price');
  // Where nothing is paid, nothing becomes free.
  const take = (values: MethodValues) => onDone({ ...values, freeFrom: values.price ? values.freeFrom : null });
  return (
    <KindDialog
      saves={saves}
      title={item ? words.edit : words.new}
      form={kindForm}
      label={words.kind}
      kinds={kinds}
      labels={words.kinds}
      icons={kindIcons}
      onClose={onClose}
      onDone={take}
    >
      <Field label={words.name} hint={words.nameHint} error={errors.value?.message}>
        <TextInput key={kind} autoComplete="off" {...register('value')} />
      </Field>
      <Field label={words.price} optional hint={words.priceHint} error={errors.price?.message}>
        <Controller control={control} name="price" render={({ field }) => <PriceInput {...field} />} />
      </Field>
      {price ? (
        <Field label={words.freeFrom} optional hint={words.freeFromHint} error={errors.freeFrom?.message}>
          <Controller control={control} name="freeFrom" render={({ field }) => <PriceInput {...field} />} />
        </Field>
      ) : null}
      <Field label={words.when[kind]} optional error={errors.when?.message}>
        <TextInput placeholder={words.whenExample[kind]} autoComplete="off" {...register('when')} />
      </Field>
      <Field group label={words.onReceipt} optional hint={words.onReceiptHint}>
        <Stack gap={0}>
          {receiptWays.map((way) => (
            <Checkbox key={way} value={way} label={words.receiptWays[way]} {...register('onReceipt')} />
          ))}
        </Stack>
      </Field>
    </KindDialog>
  );
}
