import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from 'shared-runtime/drafts';
import type { Clash } from './clash-words.ts';
import { mergeValues } from './merge-values.ts';
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
  /** Takes over what the server has now, and says what was changed here and there. Changes made here stay. */
  follow: (now: FieldValues) => readonly Clash[];
  /** Where the same was changed here and there, what the server has stands; other changes made here stay. */
  yield: () => void;
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

/**
 * Puts a draft into a form, keeps one while there are changes, and follows the server while there are none.
 * @param merging follows it with changes, too, in every field that was not changed
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  draft: Draft<Values>,
  saved: Values,
  secrets: readonly (keyof Values & string)[] = none,
  merging = false,
): FormDraft {
  const { reset, subscribe, getValues } = form;
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
  const dirty = useRef(isDirty);
  dirty.current = isDirty;
  const rebase = useCallback((next: FieldValues) => {
    begun.current = next;
    setBase(next);
  }, []);
  /** Puts what was typed over what the server has. */
  const put = useCallback(
    (now: Values, typed: Values) => {
      reset(now, { keepSubmitCount: true });
      reset(typed, { keepDefaultValues: true, keepSubmitCount: true });
    },
    [reset],
  );
  // What was saved just now: it is no draft, though what the server has may come later, or to another page.
  const sent = useRef<Values | null>(null);
  const hidden = useRef(secrets);

  useEffect(() => {
    if (!draft.restored) return;
    setComing(false);
    const began = { ...followed.current, ...draft.restored[baseName] };
    const kept = withDraft(followed.current, draft.restored);
    const { values, base: from } = merging
      ? mergeValues(began, kept, followed.current)
      : { values: kept, base: draft.restored[baseName] ?? followed.current };
    rebase(from);
    if (sameValues(values, followed.current)) return draft.drop();
    reset(values, { keepDefaultValues: true });
    setRestored(true);
  }, [reset, rebase, draft, merging]);

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

  const follow = useCallback(
    (next: FieldValues): readonly Clash[] => {
      const now = next as Values;
      const same = sameValues(now, followed.current);
      followed.current = now;
      sent.current = null;
      if (!dirty.current) {
        reset(now);
        rebase(now);
        return none;
      }
      if (!merging) return none;
      const merged = mergeValues(begun.current, getValues(), now);
      if (!same) put(now, merged.values);
      rebase(merged.base);
      return merged.clashes.map((name) => ({ name, mine: merged.values[name], theirs: now[name] }));
    },
    [reset, getValues, put, rebase, merging],
  );
  useEffect(() => {
    if (followed.current !== saved) follow(saved);
  }, [saved, follow]);
  const yieldTo = useCallback(() => {
    const now = followed.current;
    const typed = getValues();
    const { clashes } = mergeValues(begun.current, typed, now);
    const theirs = Object.fromEntries(clashes.map((name) => [name, now[name]]));
    put(now, { ...typed, ...theirs });
    rebase(now);
  }, [getValues, put, rebase]);

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
    insist: () => rebase(followed.current),
    follow,
    yield: yieldTo,
    forget,
  };
}
