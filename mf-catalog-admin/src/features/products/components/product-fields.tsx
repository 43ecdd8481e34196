import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { PriceInput } from 'shared-design-system/fields';
import { Card, Columns, Field, TextArea, TextInput } from 'shared-design-system/office';
import { discountOf, type ProductValues } from '../product-form.ts';
import { productTexts } from '../product-texts.ts';

const words = productTexts;

const percent = new Intl.NumberFormat('ru-RU', { style: 'percent' });

interface ProductFieldsProps {
  form: UseFormReturn<ProductValues>;
  below: ReactNode;
}

export function ProductFields({ form, below }: ProductFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const title = register('title');
  // An empty name is not checked if nothing was typed: the merchant may only pass it on the way to the pictures.
  const leaveTitle: typeof title.onBlur = async (event) =>
    event.target.value === '' && !formState.dirtyFields.title ? undefined : title.onBlur(event);
  const price = form.watch('price');
  const discount = discountOf({ price, sale: form.watch('sale') });
  return (
    <Card gap={4}>
      <Field label={words.title} error={errors.title?.message}>
        <TextInput placeholder={words.titleExample} autoComplete="off" {...title} onBlur={leaveTitle} />
      </Field>
      <Columns count={2} gap={2} phone={2}>
        <Field label={words.price} hint={price === 0 ? words.free : undefined} error={errors.price?.message}>
          <Controller control={control} name="price" render={({ field }) => <PriceInput {...field} />} />
        </Field>
        <Field
          label={words.sale}
          optional
          hint={discount === null ? words.saleHint : words.discount(percent.format(discount))}
          error={errors.sale?.message}
        >
          <Controller control={control} name="sale" render={({ field }) => <PriceInput {...field} />} />
        </Field>
      </Columns>
      {below}
      <Field label={words.description} optional error={errors.description?.message}>
        <TextArea rows={4} placeholder={words.descriptionExample} {...register('description')} />
      </Field>
    </Card>
  );
}
