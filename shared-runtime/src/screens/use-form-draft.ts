import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from 'shared-runtime';

/** Puts a draft into a form, keeps one while there are changes, and follows the server while there are none. */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  draft: Draft<Values>,
  saved: Values,
): { restored: boolean; forget: () => void } {
  const { reset, subscribe } = form;
  const { isDirty } = form.formState;
  const [restored, setRestored] = useState(false);
  const followed = useRef(saved);

  useEffect(() => {
    if (!draft.restored) return;
    // Fields that the form has got since the draft was kept start as the server has them.
    reset({ ...followed.current, ...draft.restored }, { keepDefaultValues: true });
    setRestored(true);
  }, [reset, draft]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values as Values) }),
    [subscribe, draft],
  );

  // What was changed and changed back is no draft.
  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !isDirty) draft.drop();
    wasDirty.current = isDirty;
  }, [isDirty, draft]);

  useEffect(() => {
    if (followed.current === saved) return;
    followed.current = saved;
    if (!isDirty) reset(saved);
  }, [reset, saved, isDirty]);

  const forget = useCallback(() => {
    draft.drop();
    setRestored(false);
  }, [draft]);
  return { restored, forget };
}
