import { useFormContext } from 'react-hook-form';
import { Field, PhoneInput, TextArea, TextInput } from 'shared-design-system/checkout';
import type { CheckoutValues } from '../values.ts';
import { useError, useField } from './use-field.ts';

type TextName = {
  [Name in keyof CheckoutValues]: CheckoutValues[Name] extends string ? Name : never;
}[keyof CheckoutValues];

interface TextFieldProps {
  name: TextName;
  words: { label: string; hint?: string };
  optional?: boolean;
  type?: 'text' | 'email' | 'date';
  autoComplete?: string;
  min?: string;
  max?: string;
  rows?: number;
}

export function TextField({ name, words, optional = false, rows, type = 'text', ...rest }: TextFieldProps) {
  const { register } = useFormContext<CheckoutValues>();
  const error = useError(name);
  const control = { required: !optional, ...rest, ...register(name) };
  return (
    <Field label={words.label} hint={words.hint} optional={optional} error={error}>
      {rows ? (
        <TextArea rows={rows} {...control} />
      ) : (
        <TextInput type={type} {...(type === 'email' ? { inputMode: 'email' } : {})} {...control} />
      )}
    </Field>
  );
}

export function PhoneField({
  name,
  words,
  autoComplete,
}: Pick<TextFieldProps, 'words' | 'autoComplete'> & { name: 'phone' | 'recipientPhone' }) {
  const field = useField(name);
  const error = useError(name);
  return (
    <Field label={words.label} hint={words.hint} error={error}>
      <PhoneInput required {...field} {...(autoComplete ? { autoComplete } : {})} />
    </Field>
  );
}
