import { useController, useFormContext } from 'react-hook-form';
import type { CheckoutValues } from '../values.ts';

/** The sentence under a field that does not fit; undefined where it does. */
export function useError(field: keyof CheckoutValues): string | undefined {
  const { formState } = useFormContext<CheckoutValues>();
  return formState.errors[field]?.message;
}

/** A field whose input is controlled by its value. */
export function useField<Field extends keyof CheckoutValues>(field: Field) {
  return useController<CheckoutValues, Field>({ name: field }).field;
}
