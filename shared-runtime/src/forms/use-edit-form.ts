import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { fieldFailures, isFailure, useSession } from 'shared-runtime';
import { useDraft } from 'shared-runtime/drafts';
import type { z } from 'zod';
import { clashLines, type FieldWords } from './clash-words.ts';
import { formTexts } from './texts.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useAskWhoseStands } from './use-ask-whose-stands.tsx';
import { useFormDraft } from './use-form-draft.ts';

export interface EditFormOptions<Values extends FieldValues> {
  /** Names the draft among the merchant's: the form and the thing. */
  draft: string;
  /** As the server has it. The same object as long as the server's answer is the same. */
  saved: Values;
  /** Checks and tidies; its messages are what a person reads. */
  schema: z.ZodType<Values, Values>;
  /** What has to be there before anything is saved, such as pictures that are being read; false: not now. It says why itself. */
  before?: () => Promise<boolean>;
  /** What the server has now, asked for just before saving: what was not changed here is saved as it is there. */
  reread?: () => Promise<Values>;
  /** How a person reads the fields, where the same was changed here and elsewhere. */
  fieldWords?: Partial<Record<keyof Values & string, FieldWords>>;
  /** Sends it; throws a failure. */
  save: (values: Values) => Promise<unknown>;
  /** More to do once the values are saved, such as pictures; false where that did not work. It shows its own failure. */
  afterwards?: () => Promise<boolean>;
  /** Whether there is more to save than the values. */
  alsoChanged?: boolean;
  /** Whether more than the values came back from an earlier visit. */
  alsoRestored?: boolean;
  /** Throws away what is more than the values; what it gives takes that back. */
  alsoRevert?: () => () => void;
  /** What is said of the draft to whoever leaves, where there is more to say: of pictures, which it keeps or does not. */
  leaveText?: string;
  /** Fields that no draft keeps: what is typed there is nobody's to read in this browser later. */
  secrets?: readonly (keyof Values & string)[];
  /** Where a field of a refused request is in the form: `base_info.contact_phone` → `phone`. */
  wireFields?: Record<string, FieldPath<Values>>;
}

export type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

/** A form over something that the server has: its draft, its changes, its failure. */
export interface EditForm<Values extends FieldValues> {
  form: Form<Values>;
  /** Whether something is typed and not saved. */
  changed: boolean;
  /** Whether what is typed comes from an earlier visit. */
  restored: boolean;
  /** This browser keeps no draft of what is typed: it is lost with the page. */
  unkept: boolean;
  /** What is typed began with something else than the server has by now; until the person insists on it. */
  outdated: boolean;
  insist: () => void;
  saving: boolean;
  /** Why it was not saved, where no field says it. */
  failure: unknown;
  /** The session had ended when it was to be saved, and there is a new one. */
  renewed: boolean;
  /** Checks and saves. True when everything is saved. */
  submit: () => Promise<boolean>;
  /** Back to what the server has; what it gives takes that back. */
  revert: () => () => void;
}

/**
 * Edits what the server has: a draft survives a reload and a sign-in, leaving asks, a failure leaves everything as it was and puts
 * refused fields' errors in place (decisions, part 3 "Messages to people").
 */
export function useEditForm<Values extends FieldValues>(options: EditFormOptions<Values>): EditForm<Values> {
  const { saved, schema, alsoChanged = false, alsoRestored = false } = options;
  const form: Form<Values> = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: saved as never,
    mode: 'onTouched',
    // The page does it, which knows which field is first.
    shouldFocusError: false,
  });
  const { handleSubmit, reset } = form;
  const { isDirty } = form.formState;
  const [failure, setFailure] = useState<unknown>(null);
  const [renewed, setRenewed] = useState(false);
  // The form's own state ends when what was sent is the new beginning; what belongs to it may still be on its way then.
  const [saving, setSaving] = useState(false);
  const draft = useDraft<Values>(`${useMerchantId()}:${options.draft}`);
  const typing = useFormDraft(form, draft, saved, options.secrets, options.reread !== undefined);
  const { restored, coming, unchanged, outdated, insist, forget } = typing;
  const askWhoseStands = useAskWhoseStands();
  const latest = useRef({ options, form, typing, askWhoseStands });
  latest.current = { options, form, typing, askWhoseStands };

  const { expired } = useSession();
  const wasExpired = useRef(expired);
  useEffect(() => {
    const again = wasExpired.current && !expired;
    wasExpired.current = expired;
    if (!again || !isFailure(failure) || failure.code !== 'unauthorized') return;
    setFailure(null);
    setRenewed(true);
  }, [expired, failure]);
  /** Waits for what has to be there, and takes over what has changed on the server; false: not to be saved now. */
  const prepare = useCallback(async (): Promise<boolean> => {
    const { before, reread } = latest.current.options;
    if (before && !(await before())) return false;
    if (!reread) return true;
    const clashes = latest.current.typing.follow(await reread());
    if (clashes.length === 0) return true;
    const answer = await latest.current.askWhoseStands(clashLines(clashes, latest.current.options.fieldWords ?? {}));
    if (answer === 'mine') latest.current.typing.insist();
    if (answer === 'theirs') latest.current.typing.yield();
    return answer !== 'neither';
  }, []);
  const send = useCallback(async (): Promise<boolean> => {
    if (!(await prepare())) return false;
    const sent = JSON.stringify(latest.current.form.getValues());
    let done = false;
    await handleSubmit(async (values) => {
      const { save, afterwards, wireFields } = latest.current.options;
      try {
        await save(values);
        const now = latest.current.form.getValues();
        forget(values);
        reset(values);
        // What was changed while it was being saved stays, and is still to be saved.
        if (JSON.stringify(now) !== sent) reset(now, { keepDefaultValues: true });
        done = afterwards ? await afterwards() : true;
      } catch (caught) {
        if (!showFieldFailures(latest.current.form, caught, wireFields)) setFailure(caught);
      }
    })();
    return done;
  }, [handleSubmit, reset, forget, prepare]);

  const submit = useCallback(async (): Promise<boolean> => {
    setFailure(null);
    setRenewed(false);
    setSaving(true);
    try {
      return await send();
    } catch (caught) {
      setFailure(caught);
      return false;
    } finally {
      setSaving(false);
    }
  }, [send]);

  const revert = useCallback(() => {
    const typed = latest.current.form.getValues();
    const unrevert = latest.current.options.alsoRevert?.();
    forget();
    setFailure(null);
    setRenewed(false);
    reset(latest.current.options.saved);
    return () => {
      reset(typed, { keepDefaultValues: true });
      unrevert?.();
    };
  }, [reset, forget]);

  const typed = isDirty && !unchanged;
  const changed = typed || alsoChanged;
  const unkept = typed && !draft.isKept();
  useAskBeforeLeaving(changed, {
    save: submit,
    ...(unkept ? { text: formTexts.leave.unkept } : { discard: revert, text: options.leaveText }),
  });
  return {
    form,
    changed,
    unkept,
    restored: coming || (restored && typed) || (alsoRestored && alsoChanged),
    outdated: outdated && (coming || typed) && !saving,
    insist,
    saving,
    failure,
    renewed,
    submit,
    revert,
  };
}

/** Whose drafts these are: the merchant who signed in last, also while the session has ended and sign-in is asked for. */
function useMerchantId(): string {
  const { session } = useSession();
  const known = useRef('');
  if (session) known.current = session.merchantId;
  return known.current;
}

/** Shows a refused request at its fields; false where none of them is in the form. */
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
