import { Controller, type UseFormReturn } from 'react-hook-form';
import { Card, Text } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import type { ProductValues } from '../product-form.ts';
import { SizeList } from './size-list.tsx';

const words = texts.product;

/** Sizes a product comes in. A size keeps its id while it is renamed and moved: carts and orders know it by that. */
export function ProductSizes({ form }: { form: UseFormReturn<ProductValues> }) {
  const { errors } = form.formState;
  return (
    <Card title={words.sizes} aside={<Text tone="muted">{words.optional}</Text>} gap={3}>
      <Controller
        control={form.control}
        name="sizes"
        render={({ field }) => (
          <SizeList
            value={field.value}
            onChange={field.onChange}
            errors={Object.fromEntries(field.value.map(({ id }, index) => [id, errors.sizes?.[index]?.value?.message]))}
          />
        )}
      />
      <Text tone="muted" size="s">
        {words.sizesHint}
      </Text>
    </Card>
  );
}
