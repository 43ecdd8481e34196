import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

export type OfKind<Kind extends string = string> = FieldValues & { type: Kind; value: string };

interface KindFormOptions<Values extends OfKind> {
  schema: z.ZodType<Values, Values>;
  initial: Values;
  known?: (kind: Values['type']) => string;
}

export interface KindForm<Values extends OfKind> {
  form: UseFormReturn<Values, unknown, Values>;
  kind: Values['type'];
  choose: (kind: Values['type']) => void;
}

export function useKindForm<Values extends OfKind>(options: KindFormOptions<Values>): KindForm<Values> {
  const { schema, initial, known } = options;
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: initial as DefaultValues<Values>,
    mode: 'onTouched',
    // `useFirstErrorFocus` does it: it knows which wrong field comes first in the dialog.
    shouldFocusError: false,
  });
  const typed = useRef(new Map<string, string>());
  const choose = (kind: Values['type']) => {
    const now = form.getValues();
    typed.current.set(now.type, now.value);
    const value = typed.current.get(kind) ?? known?.(kind) ?? '';
    // The fields stay registered: otherwise a key pressed before the next rendering would be lost.
    form.reset({ ...now, type: kind, value }, { keepFieldsRef: true });
  };
  return { form, kind: (form.watch() as Values).type, choose };
}
