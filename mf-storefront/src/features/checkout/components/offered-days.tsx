import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field, Select } from 'shared-design-system/checkout';
import { Banner, Columns } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { dayName } from '../../../day-name.ts';
import { openDaysFor, unavailableTimeField } from '../delivery-time-mode.ts';
import { errorOf } from '../form.ts';
import type { CheckoutTerms, CheckoutValues } from '../values.ts';
import { TextField } from './text-field.tsx';
import { useError, useField } from './use-field.ts';

const words = checkoutTexts.checkout;

const isHours = (text: string): boolean => /^\d\d:\d\d–\d\d:\d\d$/.test(text);

export default function OfferedDays({ terms, hasIntervals }: { terms: CheckoutTerms; hasIntervals: boolean }) {
  const { watch, getValues, setValue, setError } = useFormContext<CheckoutValues>();
  const date = useField('date');
  const interval = useField('interval');
  const errors = { date: useError('date'), interval: useError('interval') };
  const method = watch('deliveryMethod');
  const days = openDaysFor(terms, { deliveryMethod: method });

  // Somebody was faster, the shop has another schedule, or the way to deliver has other days: what was chosen is asked for anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another method is another question.
  useEffect(() => {
    const gone = unavailableTimeField(terms, getValues());
    if (!gone) return;
    const dropped = getValues(gone);
    setValue(gone, '');
    if (gone === 'date' || isHours(dropped)) setError(gone, { type: 'server', message: errorOf(gone, dropped, terms) });
  }, [terms, method, getValues, setValue, setError]);

  if (days.length === 0) return <Banner tone="warn">{words.day.none}</Banner>;
  const intervals = days.find((day) => day.date === date.value)?.slots ?? [];
  const choose = (day: string) => {
    setValue('otherDay', false);
    setValue('date', day, { shouldValidate: errors.date !== undefined });
    const isThere = days.find((one) => one.date === day)?.slots.includes(interval.value);
    if (hasIntervals && !isThere) setValue('interval', '');
  };
  return (
    <Columns count={2} gap={5}>
      <Field label={words.day.label} error={errors.date} optional={!hasIntervals}>
        <Select
          required={hasIntervals}
          {...date}
          onChange={(event) => choose(event.currentTarget.value)}
          placeholder={hasIntervals ? words.day.choose : words.day.any}
          options={days.map((day) => ({ value: day.date, label: dayName(day.date, terms.zone) }))}
        />
      </Field>
      {hasIntervals ? (
        <Field label={words.interval.label} error={errors.interval}>
          <Select
            required
            {...interval}
            disabled={intervals.length === 0}
            placeholder={intervals.length === 0 ? words.deliveryInterval.dayFirst : words.deliveryInterval.choose}
            options={intervals.map((hours) => ({ value: hours, label: hours }))}
          />
        </Field>
      ) : (
        <TextField name="interval" words={words.interval} optional />
      )}
    </Columns>
  );
}
