import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { hoursText, weekdays } from 'shared-contracts';
import { Chips, Field, Inline, TextInput } from 'shared-design-system/office';
import { ItemDialog } from '../../../components/item-dialog.tsx';
import type { ItemDialogParts } from '../../../components/item-list.tsx';
import { newSlot, type SlotEntry, type SlotValues, slotSchema } from '../days-form.ts';
import { daysWords as words } from '../days-texts.ts';

const weekdayOptions = weekdays.map((value) => ({ value, label: words.weekday[value] }));

export function SlotDialog({ saves, item, onClose, onDone }: ItemDialogParts<SlotEntry>) {
  const { control, register, handleSubmit, formState } = useForm<SlotValues>({
    resolver: zodResolver(slotSchema),
    defaultValues: item ?? newSlot,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  return (
    <ItemDialog
      title={item ? words.edit : words.new}
      saves={saves}
      checks={submitCount}
      onClose={onClose}
      onDone={handleSubmit((values) => onDone({ ...values, value: hoursText(values) }))}
    >
      <Inline gap={3} wrap={false}>
        <Field label={words.from} error={errors.from?.message}>
          <TextInput type="time" {...register('from')} />
        </Field>
        <Field label={words.to} error={errors.to?.message}>
          <TextInput type="time" {...register('to')} />
        </Field>
      </Inline>
      <Field label={words.capacity} optional hint={words.capacityHint} error={errors.capacity?.message}>
        <TextInput inputMode="numeric" autoComplete="off" {...register('capacity')} />
      </Field>
      <Field label={words.slotDays} group error={errors.days?.message}>
        <Controller
          control={control}
          name="days"
          render={({ field }) => (
            <Chips label={words.slotDays} values={field.value} onChange={field.onChange} options={weekdayOptions} />
          )}
        />
      </Field>
    </ItemDialog>
  );
}
