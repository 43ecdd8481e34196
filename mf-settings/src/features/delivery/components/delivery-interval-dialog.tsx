import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { formatDeliveryInterval, weekdays } from 'shared-contracts';
import { Chips, Field, Inline, TextInput } from 'shared-design-system/office';
import { ItemDialog } from '../../../components/item-dialog.tsx';
import type { ItemDialogParts } from '../../../components/item-list.tsx';
import {
  type DeliveryIntervalEntry,
  type DeliveryIntervalValues,
  deliveryIntervalSchema,
  newDeliveryInterval,
} from '../days-form.ts';
import { daysTexts as words } from '../days-texts.ts';

const weekdayOptions = weekdays.map((value) => ({ value, label: words.weekday[value] }));

export function DeliveryIntervalDialog({ saves, item, onClose, onDone }: ItemDialogParts<DeliveryIntervalEntry>) {
  const { control, register, handleSubmit, formState } = useForm<DeliveryIntervalValues>({
    resolver: zodResolver(deliveryIntervalSchema),
    defaultValues: item ?? newDeliveryInterval,
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
      onDone={handleSubmit((values) => onDone({ ...values, value: formatDeliveryInterval(values) }))}
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
      <Field label={words.intervalDays} group error={errors.days?.message}>
        <Controller
          control={control}
          name="days"
          render={({ field }) => (
            <Chips label={words.intervalDays} values={field.value} onChange={field.onChange} options={weekdayOptions} />
          )}
        />
      </Field>
    </ItemDialog>
  );
}
