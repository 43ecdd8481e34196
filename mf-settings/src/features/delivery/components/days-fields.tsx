import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { maxDatesOff, shopDayOf, weekdays } from 'shared-contracts';
import {
  Button,
  Card,
  Chips,
  Field,
  formatDate,
  Inline,
  Select,
  Switch,
  Text,
  TextInput,
} from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import type { DaysValues } from '../days-form.ts';
import { daysTexts as words } from '../days-texts.ts';
import { leadHourOptions, leadLabel } from '../lead-times.ts';

interface FieldsProps {
  form: UseFormReturn<DaysValues>;
}

export function ScheduleSwitch({ form }: FieldsProps) {
  return (
    <Card>
      <Controller
        control={form.control}
        name="on"
        render={({ field }) => (
          <Switch
            label={words.on}
            hint={field.value ? words.onHint : words.offHint}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </Card>
  );
}

export function LeadTimeFields({ form }: FieldsProps) {
  const { errors, defaultValues } = form.formState;
  // A saved value that is no usual option can still be chosen.
  const leads = [...new Set([...leadHourOptions, Number(defaultValues?.lead ?? 0)])].sort((one, other) => one - other);
  return (
    <Card title={words.soon} gap={4}>
      <Field label={words.lead} hint={words.leadHint}>
        <Select
          {...form.register('lead')}
          options={leads.map((hours) => ({ value: String(hours), label: leadLabel(hours) }))}
        />
      </Field>
      <Field label={words.lastHour} optional hint={words.lastHourHint} error={errors.lastHour?.message}>
        <TextInput type="time" {...form.register('lastHour')} />
      </Field>
    </Card>
  );
}

const weekdayOptions = weekdays.map((value) => ({ value, label: words.weekday[value] }));

export function DayFields({ form }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <Card title={words.weekdays} gap={4}>
      <Field label={words.weekdays} hideLabel group hint={words.weekdaysHint} error={errors.works?.message}>
        <Controller
          control={form.control}
          name="works"
          render={({ field }) => (
            <Chips label={words.weekdays} values={field.value} onChange={field.onChange} options={weekdayOptions} />
          )}
        />
      </Field>
      <Controller
        control={form.control}
        name="datesOff"
        render={({ field }) => <DatesOff dates={field.value} onChange={field.onChange} />}
      />
    </Card>
  );
}

interface DatesOffProps {
  dates: readonly string[];
  onChange: (dates: string[]) => void;
}

function DatesOff({ dates, onChange }: DatesOffProps) {
  const [date, setDate] = useState('');
  const timeZone = useShopZone();
  const today = shopDayOf(new Date(), timeZone);
  const isPast = date !== '' && date < today;
  const add = () => {
    if (date === '' || isPast) return;
    onChange([...new Set([...dates, date])].sort());
    setDate('');
  };
  const isFull = dates.length >= maxDatesOff;
  return (
    <>
      <Text tone="muted">{words.datesOffHint}</Text>
      {dates.length > 0 ? (
        <Chips
          label={words.datesOff}
          values={dates}
          onChange={onChange}
          options={dates.map((value) => ({ value, label: formatDate(value, { timeZone }) }))}
        />
      ) : null}
      <Inline gap={3}>
        <Field label={words.date} hideLabel error={isPast ? words.errors.past : undefined}>
          <TextInput
            type="date"
            min={today}
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
            onBlur={isFull ? undefined : add}
          />
        </Field>
        <Button variant="outline" icon="plus" disabled={isFull} onClick={add}>
          {words.addDate}
        </Button>
      </Inline>
    </>
  );
}
