import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from 'shared-runtime';
import { sameOnServer, sameValues } from './same-values.ts';

const none: readonly never[] = [];

const without = <Values extends FieldValues>(values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name))) as Values;

/** A form's draft. */
export interface FormDraft {
  /** Whether the form began with one. */
  restored: boolean;
  /** It is about to be put into the form. */
  coming: boolean;
  /** What is typed says nothing else than the server, though there may be blank rows. */
  unchanged: boolean;
  /** What is typed began with something else than the server has by now: another device has changed it. */
  outdated: boolean;
  /** What is typed is to stand though it is outdated. */
  insist: () => void;
  /** @param saved what was saved of it, if it was */
  forget: (saved?: FieldValues) => void;
}

/** Kept beside the values: what the server had when they were begun. */
const baseName = '$base';

/** Fields that the form has got since the draft was kept are as the server has them. */
function withDraft<Values extends FieldValues>(saved: Values, draft: Values): Values {
  const { [baseName]: _, ...values } = draft;
  return { ...saved, ...values } as Values;
}

/** Puts a draft into a form, keeps one while there are changes, and follows the server while there are none. */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  draft: Draft<Values>,
  saved: Values,
  secrets: readonly (keyof Values & string)[] = none,
): FormDraft {
  const { reset, subscribe } = form;
  const { isDirty } = form.formState;
  const [restored, setRestored] = useState(false);
  // Said with the first picture of the page, before the form has it: saying it later would push the fields down.
  const [coming, setComing] = useState(
    () => draft.restored !== null && !sameValues(withDraft(saved, draft.restored), saved),
  );
  const [unchanged, setUnchanged] = useState(false);
  const followed = useRef(saved);
  // What the server had when typing began; a draft of an earlier version does not say it.
  const [base, setBase] = useState<FieldValues>(() => draft.restored?.[baseName] ?? saved);
  const begun = useRef(base);
  begun.current = base;
  // What was saved just now: it is no draft, though what the server has may come later, or to another page.
  const sent = useRef<Values | null>(null);
  const hidden = useRef(secrets);

  useEffect(() => {
    if (!draft.restored) return;
    setComing(false);
    setBase(draft.restored[baseName] ?? followed.current);
    const values = withDraft(followed.current, draft.restored);
    if (sameValues(values, followed.current)) return draft.drop();
    reset(values, { keepDefaultValues: true });
    setRestored(true);
  }, [reset, draft]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // The form tells of the server's values too; those are no draft, and would pass for one on the next visit.
        callback: ({ values }) => {
          const same = sameValues(values, followed.current) || sameValues(values, sent.current);
          setUnchanged(same);
          if (same) draft.drop();
          else
            draft.keep({
              ...without(values as Values, hidden.current),
              [baseName]: without(begun.current, hidden.current),
            });
        },
      }),
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
    sent.current = null;
    if (isDirty) return;
    reset(saved);
    setBase(saved);
  }, [reset, saved, isDirty]);

  const forget = useCallback(
    (values?: FieldValues) => {
      sent.current = (values as Values | undefined) ?? null;
      setBase(values ?? followed.current);
      draft.drop();
      setRestored(false);
    },
    [draft],
  );
  const shown = (values: FieldValues) => without(values, hidden.current);
  return {
    restored,
    coming,
    unchanged,
    outdated: base !== saved && !sameOnServer(shown(base), shown(saved)),
    insist: () => setBase(saved),
    forget,
  };
}
