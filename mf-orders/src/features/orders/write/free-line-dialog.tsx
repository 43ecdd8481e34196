import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { longestLineTitle, roubles, typedText } from 'shared-contracts';
import { PriceInput } from 'shared-design-system/fields';
import { Button, Dialog, Field, Stack, TextInput } from 'shared-design-system/office';
import { z } from 'zod';
import type { WriteLine } from './write-form.ts';
import { writeTexts } from './write-texts.ts';

const words = writeTexts.freeLine;

const schema = z.object({
  title: typedText().min(1, words.enter).max(longestLineTitle, writeTexts.delivery.long(longestLineTitle)),
  price: z
    .number()
    .nullable()
    .refine((price) => price !== null && roubles.safeParse(price).success, words.price),
});

interface FreeLineDialogProps {
  onClose: () => void;
  onAdd: (line: WriteLine) => void;
}

export default function FreeLineDialog({ onClose, onAdd }: FreeLineDialogProps) {
  const { control, register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { title: '', price: null },
    mode: 'onTouched',
  });
  const add = handleSubmit(({ title, price }) =>
    onAdd({ id: '', free: true, sizeId: null, sizeName: '', title, price: price ?? 0, count: 1 }),
  );
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Stack as="form" onSubmit={(event) => void add(event)} noValidate>
        <Field label={words.name} error={formState.errors.title?.message}>
          <TextInput autoComplete="off" {...register('title')} />
        </Field>
        <Field label={words.price} error={formState.errors.price?.message}>
          <Controller control={control} name="price" render={({ field }) => <PriceInput {...field} />} />
        </Field>
        <Button type="submit" full>
          {words.add}
        </Button>
      </Stack>
    </Dialog>
  );
}
