import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from 'shared-runtime/drafts';
import {
  beginForm,
  draftOf,
  type Fields,
  type FormAction,
  type FormRules,
  type FormState,
  isOutdated,
  isUnchanged,
  reduceForm,
} from './form-state.ts';

export type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

const seenOf = <Values extends FieldValues>(state: FormState<Values>) => ({
  restored: state.restored,
  unchanged: isUnchanged(state),
  outdated: isOutdated(state),
  saving: state.saving,
  failure: state.failure,
  renewed: state.renewed,
});
type Seen = ReturnType<typeof seenOf>;

const isSame = (one: Seen, other: Seen): boolean =>
  Object.entries(one).every(([name, value]) => value === other[name as keyof Seen]);

export interface KeptFormState<Values extends FieldValues> {
  seen: Seen;
  coming: boolean;
  act: (action: FormAction<Values>) => FormState<Values>;
  load: (server: Values) => FormState<Values>;
}

export function useFormState<Values extends FieldValues>(
  form: Form<Values>,
  draft: Draft<Fields>,
  saved: Values,
  rules: FormRules,
): KeptFormState<Values> {
  const { reset, subscribe, getValues } = form;
  const { isDirty } = form.formState;
  // A draft is said with the first picture of the page, before the form has it: saying it later would push the fields down.
  const [held] = useState(() => {
    const begun = beginForm(saved, rules);
    return { state: draft.restored ? reduceForm(begun, { type: 'restored', draft: draft.restored }) : begun };
  });
  const [coming, setComing] = useState(held.state.restored);
  const [seen, show] = useState(() => seenOf(held.state));

  const take = useCallback(
    (action: FormAction<Values>) => {
      held.state = reduceForm(held.state, action);
      const next = seenOf(held.state);
      show((before) => (isSame(before, next) ? before : next));
      return held.state;
    },
    [held],
  );
  const act = useCallback(
    (action: FormAction<Values>) => {
      const before = take({ type: 'typed', values: getValues() });
      const after = take(action);
      const { typed, defaults } = after;
      // Also where the form is not there any more to tell what is typed.
      if (!draftOf(after)) draft.drop();
      if (typed !== before.typed || defaults !== before.defaults) {
        // The fields stay registered: a key that is pressed before the page is drawn again would be lost.
        const keep = { keepSubmitCount: true, keepFieldsRef: true };
        if (defaults !== before.defaults || typed === defaults) reset(defaults, keep);
        if (typed !== defaults) reset(typed, { ...keep, keepDefaultValues: true });
      }
      return after;
    },
    [take, getValues, reset, draft],
  );
  const load = useCallback((server: Values) => act({ type: 'loaded', server }), [act]);

  useEffect(() => {
    if (!draft.restored) return;
    setComing(false);
    act({ type: 'restored', draft: draft.restored });
  }, [act, draft]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // The form tells of the server's values too; those are no draft, and would pass for one on the next visit.
        callback: ({ values }) => {
          const kept = draftOf(take({ type: 'typed', values: values as Values }));
          if (kept) draft.keep(kept);
          else draft.drop();
        },
      }),
    [subscribe, take, draft],
  );

  // What was changed and changed back is no draft.
  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !isDirty) draft.drop();
    wasDirty.current = isDirty;
  }, [isDirty, draft]);

  useEffect(() => {
    if (held.state.server !== saved) load(saved);
  }, [held, saved, load]);
  return { seen, coming, act, load };
}
