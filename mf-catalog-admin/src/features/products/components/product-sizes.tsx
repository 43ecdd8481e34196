import { useState } from 'react';
import { Controller, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { Card, Switch, Text } from 'shared-design-system/office';
import type { ProductValues, SizeRow } from '../product-form.ts';
import { productTexts } from '../product-texts.ts';
import { SizeList } from './size-list.tsx';

const words = productTexts;

const messageOf = (row: FieldErrors<SizeRow> | undefined): string | undefined =>
  (row?.value ?? row?.price ?? row?.sale)?.message;

const hasOwnPrice = ({ price = null, sale = null }: SizeRow): boolean => price !== null || sale !== null;

/** A size keeps its id while it is renamed and moved: carts and orders know it by that. */
export function ProductSizes({ form }: { form: UseFormReturn<ProductValues> }) {
  const { errors } = form.formState;
  // Not derived from the rows alone: while the only price is retyped, no row has one.
  const [wanted, setWanted] = useState(() => form.getValues('sizes').some(hasOwnPrice));
  return (
    <Card title={words.sizes} aside={<Text tone="muted">{words.optional}</Text>} gap={3}>
      <Controller
        control={form.control}
        name="sizes"
        render={({ field: { value, onChange } }) => {
          // A draft of an earlier release may lack these fields.
          const rows = value.map(({ price = null, sale = null, ...row }) => ({ ...row, price, sale }));
          const priced = wanted || rows.some(hasOwnPrice);
          const price = (on: boolean) => {
            setWanted(on);
            if (!on) onChange(rows.map((row) => ({ ...row, price: null, sale: null })));
          };
          return (
            <>
              <SizeList
                value={rows}
                onChange={onChange}
                priced={priced}
                price={form.watch('price')}
                errors={Object.fromEntries(rows.map(({ id }, index) => [id, messageOf(errors.sizes?.[index])]))}
              />
              {rows.length > 0 ? (
                <Switch label={words.pricedSizes} hint={words.pricedSizesHint} checked={priced} onChange={price} />
              ) : null}
            </>
          );
        }}
      />
      <Text tone="muted" size="s">
        {words.sizesHint}
      </Text>
    </Card>
  );
}
