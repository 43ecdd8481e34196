import { useController, useFormContext } from 'react-hook-form';
import type { CheckoutValues } from '../values.ts';

export function useError(field: keyof CheckoutValues): string | undefined {
  const { formState } = useFormContext<CheckoutValues>();
  return formState.errors[field]?.message;
}

export function useField<Field extends keyof CheckoutValues>(field: Field) {
  return useController<CheckoutValues, Field>({ name: field }).field;
}
