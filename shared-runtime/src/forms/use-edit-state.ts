import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from 'shared-runtime/drafts';
import { draftOf, type EditAction, type EditState, type Fields, noticesOf, reduceEdit } from './edit-state.ts';
import { sameValues } from './same-values.ts';

export type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

export interface KeptEditState<Values extends FieldValues> {
  notices: ReturnType<typeof noticesOf>;
  read: () => EditState<Values>;
  act: (action: EditAction<Values>) => EditState<Values>;
}

/** Holds what a form's values are compared with. The form owns the values: each step reads them from it, and resets the form if it changes them. */
export function useEditState<Values extends FieldValues>(
  form: Form<Values>,
  draft: Draft<Fields>,
  saved: Values,
  begun: EditState<Values>,
): KeptEditState<Values> {
  const { getValues, reset, resetDefaultValues, subscribe } = form;
  const held = useRef(begun);
  const [notices, show] = useState(() => noticesOf(begun));

  // A copy: the form changes its lists in place.
  const read = useCallback(() => ({ ...held.current, typed: structuredClone(getValues()) }), [getValues]);
  const tell = useCallback(
    (state: EditState<Values>) => {
      const kept = draftOf(state);
      if (kept) draft.keep(kept);
      else draft.drop();
      const now = noticesOf(state);
      show((before) => (sameValues(before, now) ? before : now));
    },
    [draft],
  );
  const act = useCallback(
    (action: EditAction<Values>) => {
      const before = read();
      const after = reduceEdit(before, action);
      held.current = after;
      resetDefaultValues(after.server);
      // The fields stay registered: otherwise a key pressed before the next rendering would be lost.
      const keep = { keepDefaultValues: true, keepFieldsRef: true, keepSubmitCount: true };
      if (after.typed !== before.typed) reset(after.typed, keep);
      // Called here too, since a form that is unmounted reports no change.
      tell(after);
      return after;
    },
    [read, reset, resetDefaultValues, tell],
  );

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => tell({ ...held.current, typed: values as Values }),
      }),
    [subscribe, tell],
  );
  // Compares the restored draft with what the server has by now. Another merchant who signs in has another draft.
  useEffect(() => {
    if (draft.restored) act({ type: 'restore', draft: draft.restored });
  }, [act, draft]);
  useEffect(() => {
    if (saved !== held.current.server) act({ type: 'load', server: saved });
  }, [act, saved]);
  return { notices, read, act };
}
