import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

/** An item that is of a kind and has a value of that kind: a contact, a way to pay. */
export type OfKind<Kind extends string = string> = FieldValues & { type: Kind; value: string };

interface KindFormOptions<Values extends OfKind> {
  schema: z.ZodType<Values, Values>;
  /** As it is; a new one as it begins. */
  initial: Values;
  /** What is known of a value of this kind already; empty where nothing is. */
  known?: (kind: Values['type']) => string;
}

export interface KindForm<Values extends OfKind> {
  form: UseFormReturn<Values, unknown, Values>;
  kind: Values['type'];
  /** Chooses the kind; what was typed for the earlier one waits, and what was wrong with it is no longer said. */
  choose: (kind: Values['type']) => void;
}

/** The form of an item whose fields depend on its kind. */
export function useKindForm<Values extends OfKind>(options: KindFormOptions<Values>): KindForm<Values> {
  const { schema, initial, known } = options;
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: initial as DefaultValues<Values>,
    mode: 'onTouched',
    // The dialog does it, which knows which field is first.
    shouldFocusError: false,
  });
  const typed = useRef(new Map<string, string>());
  const choose = (kind: Values['type']) => {
    const now = form.getValues();
    typed.current.set(now.type, now.value);
    form.reset({ ...now, type: kind, value: typed.current.get(kind) ?? known?.(kind) ?? '' });
  };
  return { form, kind: (form.watch() as Values).type, choose };
}
