import { useFormContext } from 'react-hook-form';
import { Field, SegmentedControl } from 'shared-design-system/checkout';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { calendarOf, choiceOf, chosenDay, dayField, dayOptions, daysOffered } from '../days.ts';
import type { CheckoutTerms, CheckoutValues } from '../values.ts';
import { TextField } from './text-field.tsx';

const words = checkoutTexts.checkout;

export function DayFields({ terms }: { terms: Pick<CheckoutTerms, 'openingHours' | 'readyOn' | 'zone'> }) {
  const { watch, setValue, clearErrors } = useFormContext<CheckoutValues>();
  const days = daysOffered(terms);
  const choice = choiceOf({ date: watch('date'), otherDay: watch('otherDay') }, days);
  const choose = (next: string) => {
    const { date, otherDay } = chosenDay(next);
    setValue('otherDay', otherDay);
    setValue('date', date);
    clearErrors('date');
  };
  return (
    <>
      <Field label={words.day.label} group>
        <SegmentedControl label={words.day.label} value={choice} onChange={choose} options={dayOptions(days)} />
      </Field>
      {choice === dayField.other ? (
        <TextField name="date" words={words.date} type="date" {...calendarOf(terms)} />
      ) : null}
    </>
  );
}
