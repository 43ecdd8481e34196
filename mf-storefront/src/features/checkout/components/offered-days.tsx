import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field, Select } from 'shared-design-system/checkout';
import { Banner, Columns } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { dayName } from '../../../day-name.ts';
import { errorOf } from '../form.ts';
import type { CheckoutTerms, CheckoutValues } from '../values.ts';
import { openDaysFor, unavailableTimeField } from '../when.ts';
import { TextField } from './text-field.tsx';
import { useError, useField } from './use-field.ts';

const words = checkoutTexts.checkout;

const isHours = (text: string): boolean => /^\d\d:\d\d–\d\d:\d\d$/.test(text);

export default function OfferedDays({ terms, inSlots }: { terms: CheckoutTerms; inSlots: boolean }) {
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
    const said = getValues(gone);
    setValue(gone, '');
    if (gone === 'date' || isHours(said)) setError(gone, { type: 'server', message: errorOf(gone, said, terms) });
  }, [terms, method, getValues, setValue, setError]);

  if (days.length === 0) return <Banner tone="warn">{words.day.none}</Banner>;
  const slots = days.find((day) => day.date === date.value)?.slots ?? [];
  const choose = (day: string) => {
    setValue('otherDay', false);
    setValue('date', day, { shouldValidate: errors.date !== undefined });
    const isThere = days.find((one) => one.date === day)?.slots.includes(interval.value);
    if (inSlots && !isThere) setValue('interval', '');
  };
  return (
    <Columns count={2} gap={5}>
      <Field label={words.day.label} error={errors.date} optional={!inSlots}>
        <Select
          required={inSlots}
          {...date}
          onChange={(event) => choose(event.currentTarget.value)}
          placeholder={inSlots ? words.day.choose : words.day.any}
          options={days.map((day) => ({ value: day.date, label: dayName(day.date, terms.zone) }))}
        />
      </Field>
      {inSlots ? (
        <Field label={words.interval.label} error={errors.interval}>
          <Select
            required
            {...interval}
            disabled={slots.length === 0}
            placeholder={slots.length === 0 ? words.slot.dayFirst : words.slot.choose}
            options={slots.map((hours) => ({ value: hours, label: hours }))}
          />
        </Field>
      ) : (
        <TextField name="interval" words={words.interval} optional />
      )}
    </Columns>
  );
}
