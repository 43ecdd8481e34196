import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Checkbox, Field, RadioCards, SegmentedControl, TextArea, TextInput } from 'shared-design-system/checkout';
import { checkoutTexts } from '../checkout-texts.ts';
import { choiceOf, dayField, dayOptions, type daysOffered } from '../features/checkout/days.ts';
import type { CheckoutValues } from '../features/checkout/values.ts';

export const fieldAnchorId = (name: string): string => `field-${name}`;

export interface ShownForm {
  values: CheckoutValues;
  errors: Readonly<Record<string, string>>;
}

type NameOf<Value> = {
  [Name in keyof CheckoutValues]: CheckoutValues[Name] extends Value ? Name : never;
}[keyof CheckoutValues];

interface TextProps {
  form: ShownForm;
  name: NameOf<string>;
  words: { label: string; hint?: string };
  optional?: boolean;
  type?: 'text' | 'email' | 'tel' | 'date';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  min?: string;
  max?: string;
  rows?: number;
}

export function NoScriptTextField({ form, name, words, optional = false, type = 'text', rows, ...rest }: TextProps) {
  const control = { required: !optional, ...rest, name, defaultValue: form.values[name] };
  return (
    <div id={fieldAnchorId(name)}>
      <Field label={words.label} hint={words.hint} optional={optional} error={form.errors[name]}>
        {rows ? <TextArea rows={rows} {...control} /> : <TextInput type={type} {...control} />}
      </Field>
    </div>
  );
}

interface ChoiceProps {
  form: ShownForm;
  name: 'deliveryMethod' | 'payment';
  label: string;
  hideLabel?: boolean;
  options: Parameters<typeof RadioCards<string>>[0]['options'];
}

export function NoScriptRadioField({ form, name, label, hideLabel = false, options }: ChoiceProps) {
  return (
    <div id={fieldAnchorId(name)}>
      <Field label={label} hideLabel={hideLabel} group error={form.errors[name]}>
        <RadioCards
          label={label}
          name={name}
          value={form.values[name]}
          onChange={() => undefined}
          options={options}
          required
        />
      </Field>
    </div>
  );
}

interface TickProps {
  form: ShownForm;
  name: NameOf<boolean>;
  label: ReactNode;
  required?: boolean;
}

export function NoScriptCheckbox({ form, name, label, required }: TickProps) {
  return (
    <div id={fieldAnchorId(name)}>
      <Checkbox
        name={name}
        label={label}
        required={required}
        defaultChecked={form.values[name]}
        error={form.errors[name]}
      />
    </div>
  );
}

/** Days by their names (today, tomorrow), sent as dates: a form that is sent after midnight means the day that was read on it. */
export function NoScriptDayField({ form, days }: { form: ShownForm; days: ReturnType<typeof daysOffered> }) {
  const { label } = checkoutTexts.checkout.day;
  return (
    <Field label={label} group>
      <SegmentedControl
        label={label}
        name={dayField.name}
        value={choiceOf(form.values, days)}
        onChange={() => undefined}
        options={dayOptions(days)}
      />
    </Field>
  );
}
