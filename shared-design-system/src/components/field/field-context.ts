import { createContext, useContext } from 'react';

interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const FieldContext = createContext<FieldControl | null>(null);

/**
 * Attributes for the control of the surrounding `Field`; the caller's own win. Outside a field only the caller's.
 * @param given id and ARIA attributes of the control's own props
 */
export function useFieldControl<Given extends { id?: string | undefined }>(
  given: Given,
): Given & Partial<FieldControl> {
  const control = useContext(FieldContext);
  return control ? { ...control, ...withoutUndefined(given) } : given;
}

const withoutUndefined = <Given extends object>(given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given;
