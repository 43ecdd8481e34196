import { Controller } from 'react-hook-form';
import { receiptPaymentMethods } from 'shared-contracts';
import { PriceInput } from 'shared-design-system/fields';
import { Checkbox, Field, Stack, TextInput } from 'shared-design-system/office';
import type { ItemDialogParts } from '../../../components/item-list.tsx';
import { KindDialog } from '../../../components/kind-dialog.tsx';
import { useKindForm } from '../../../components/use-kind-form.ts';
import { type MethodEntry, type MethodValues, methodSchema } from '../delivery-form.ts';
import { kindIcons } from '../method-rows.ts';
import { hasZones, noOptions } from '../option-values.ts';
import { deliveryTexts } from '../texts.ts';
import { LeastOrderField, PointFields, TermFields, ZoneFields } from './option-fields.tsx';

const words = deliveryTexts;

/** The most usual first, unlike in the contracts, whose first is the default. */
const kinds = ['courier', 'pickup', 'post', 'other'] as const;

const newMethod: MethodValues = {
  type: 'courier',
  value: words.names.courier,
  price: null,
  freeFrom: null,
  when: '',
  onReceipt: [],
  ...noOptions,
};

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
  // One price for all zones makes no sense where each zone has its own.
  const inZones = hasZones(kind) && form.watch('zones').length > 0;
  // A delivery without a price has no sum from which it becomes free.
  const take = (values: MethodValues) => {
    const paid = inZones ? null : values.price;
    onDone({ ...values, price: paid, freeFrom: paid ? values.freeFrom : null });
  };
  return (
    <KindDialog
      words={words}
      isNew={!item}
      saves={saves}
      form={kindForm}
      kinds={kinds}
      labels={words.kinds}
      icons={kindIcons}
      onClose={onClose}
      onDone={take}
    >
      <Field label={words.name} hint={words.nameHint} error={errors.value?.message}>
        <TextInput key={kind} autoComplete="off" {...register('value')} />
      </Field>
      {inZones ? null : (
        <Field
          label={kind === 'pickup' ? words.pickupPrice : words.price}
          optional
          hint={kind === 'pickup' ? words.pickupPriceHint : words.priceHint}
          error={errors.price?.message}
        >
          <Controller control={control} name="price" render={({ field }) => <PriceInput {...field} />} />
        </Field>
      )}
      {price && !inZones ? (
        <Field label={words.freeFrom} optional hint={words.freeFromHint} error={errors.freeFrom?.message}>
          <Controller control={control} name="freeFrom" render={({ field }) => <PriceInput {...field} />} />
        </Field>
      ) : null}
      <LeastOrderField form={form} />
      {hasZones(kind) ? <ZoneFields form={form} /> : null}
      {kind === 'pickup' ? <PointFields form={form} /> : null}
      {kind === 'post' ? <TermFields form={form} /> : null}
      <Field label={words.when[kind]} optional error={errors.when?.message}>
        <TextInput placeholder={words.whenExample[kind]} autoComplete="off" {...register('when')} />
      </Field>
      <Field group label={words.onReceipt} optional hint={words.onReceiptHint}>
        <Stack gap={0}>
          {receiptPaymentMethods.map((paymentMethod) => (
            <Checkbox
              key={paymentMethod}
              value={paymentMethod}
              label={words.receiptMethods[paymentMethod]}
              {...register('onReceipt')}
            />
          ))}
        </Stack>
      </Field>
    </KindDialog>
  );
}
