import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { fieldFailures, isFailure, useSession } from 'shared-runtime';
import { conflictFields } from './conflict-fields.ts';
import type { EditFormOptions } from './edit-form.ts';
import { conflictsOf, sidesOf } from './edit-state.ts';
import { useAskAboutConflicts } from './use-ask-about-conflicts.tsx';
import type { Form, KeptEditState } from './use-edit-state.ts';

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

const idle = { saving: false, failure: null as unknown, renewed: false };

/** The state of the last save. After a new sign-in, a save that failed for the ended session can be sent again. */
function useSubmission() {
  const [submission, set] = useState(idle);
  const { expired } = useSession();
  const wasExpired = useRef(expired);
  useEffect(() => {
    const again = wasExpired.current && !expired;
    wasExpired.current = expired;
    if (!again) return;
    set((now) =>
      isFailure(now.failure) && now.failure.code === 'unauthorized' ? { ...now, failure: null, renewed: true } : now,
    );
  }, [expired]);
  return { submission, set };
}

export function useSubmit<Values extends FieldValues>(
  form: Form<Values>,
  { read, act }: Pick<KeptEditState<Values>, 'read' | 'act'>,
  options: EditFormOptions<Values>,
) {
  const askAboutConflicts = useAskAboutConflicts();
  const { submission, set } = useSubmission();
  // During a save the page is rendered anew, with new options.
  const latest = useRef(options);
  latest.current = options;

  const prepare = async (): Promise<boolean> => {
    const { before, merge, fieldWords } = latest.current;
    if (before && !(await before())) return false;
    if (!merge) return true;
    const state = act({ type: 'load', server: await merge.reread() });
    const conflicts = conflictsOf(state);
    if (conflicts.length === 0) return true;
    const fields = await askAboutConflicts(conflictFields(sidesOf(state, conflicts), fieldWords));
    if (fields) act({ type: 'takeServer', fields });
    return fields !== null;
  };
  const send = async (): Promise<boolean> => {
    const { typed, base } = read();
    let done = false;
    await form.handleSubmit(async (values) => {
      const { save, attachments, wireFields } = latest.current;
      try {
        await save(values, base);
        act({ type: 'save', sent: typed, values });
        done = attachments ? await attachments.save() : true;
      } catch (failure) {
        if (!showFieldFailures(form, failure, wireFields)) throw failure;
      }
    })();
    return done;
  };
  const run = async (): Promise<boolean> => {
    set({ ...idle, saving: true });
    try {
      return (await prepare()) && (await send());
    } catch (failure) {
      set((now) => ({ ...now, failure }));
      return false;
    } finally {
      set((now) => ({ ...now, saving: false }));
    }
  };
  // A reference and not the state, which a second press in the same task does not see yet.
  const running = useRef<Promise<boolean>>();
  const start = (): Promise<boolean> => {
    running.current = run().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  /** False, too, where a save is under way: whoever began it acts on its end. */
  const submit = async (): Promise<boolean> => (running.current ? false : start());
  /** Waits for a save that is under way instead. */
  const submitOrWait = (): Promise<boolean> => running.current ?? start();
  return { ...submission, submit, submitOrWait, forget: () => set((now) => ({ ...idle, saving: now.saving })) };
}
