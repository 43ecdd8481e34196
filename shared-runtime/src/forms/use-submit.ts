import { useCallback, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { fieldFailures, isFailure, useSession } from 'shared-runtime';
import { conflictFields } from './conflict-fields.ts';
import type { EditFormOptions } from './edit-form.ts';
import { conflictsOf } from './form-state.ts';
import { useAskAboutConflicts } from './use-ask-about-conflicts.tsx';
import type { Form, KeptFormState } from './use-form-state.ts';

function showFieldFailures<Values extends FieldValues>(
  form: Form<Values>,
  caught: unknown,
  wireFields: Record<string, FieldPath<Values>> = {},
): boolean {
  const refused = Object.entries(isFailure(caught) ? fieldFailures(caught) : {}).flatMap(([path, message]) => {
    const field = wireFields[path];
    return field ? [{ field, message }] : [];
  });
  for (const { field, message } of refused) form.setError(field, { type: 'server', message });
  return refused.length > 0;
}

function useSignedInAgain(tell: () => void): void {
  const { expired } = useSession();
  const wasExpired = useRef(expired);
  useEffect(() => {
    const again = wasExpired.current && !expired;
    wasExpired.current = expired;
    if (again) tell();
  }, [expired, tell]);
}

export function useSubmit<Values extends FieldValues>(
  form: Form<Values>,
  { seen, act, load }: KeptFormState<Values>,
  options: EditFormOptions<Values>,
): () => Promise<boolean> {
  const askAboutConflicts = useAskAboutConflicts();
  const latest = useRef({ options, form, askAboutConflicts, failure: seen.failure, load });
  latest.current = { options, form, askAboutConflicts, failure: seen.failure, load };
  useSignedInAgain(
    useCallback(() => {
      const { failure } = latest.current;
      if (isFailure(failure) && failure.code === 'unauthorized') act({ type: 'signedInAgain' });
    }, [act]),
  );

  const prepare = useCallback(async (): Promise<boolean> => {
    const { before, reread, fieldWords = {} } = latest.current.options;
    if (before && !(await before())) return false;
    if (!reread) return true;
    const state = latest.current.load(await reread());
    const conflicts = conflictsOf(state);
    if (conflicts.length === 0) return true;
    const sides = conflicts.map((name) => ({ name, mine: state.typed[name], theirs: state.server[name] }));
    const theirs = await latest.current.askAboutConflicts(conflictFields(sides, fieldWords));
    if (!theirs) return false;
    act({ type: 'yielded', fields: theirs });
    return true;
  }, [act]);

  const send = useCallback(async (): Promise<boolean> => {
    if (!(await prepare())) return false;
    act({ type: 'sent' });
    let done = false;
    await latest.current.form.handleSubmit(async (values) => {
      const { save, afterwards, wireFields } = latest.current.options;
      try {
        await save(values);
        act({ type: 'saved', values });
        done = afterwards ? await afterwards() : true;
      } catch (failure) {
        if (!showFieldFailures(latest.current.form, failure, wireFields)) act({ type: 'refused', failure });
      }
    })();
    return done;
  }, [act, prepare]);

  return useCallback(async () => {
    act({ type: 'submitted' });
    try {
      return await send();
    } catch (failure) {
      act({ type: 'refused', failure });
      return false;
    } finally {
      act({ type: 'settled' });
    }
  }, [act, send]);
}
