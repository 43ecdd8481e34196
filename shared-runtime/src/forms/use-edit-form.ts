import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useRef } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { useSession } from 'shared-runtime';
import { useDraft } from 'shared-runtime/drafts';
import type { EditForm, EditFormOptions } from './edit-form.ts';
import type { Fields } from './form-state.ts';
import { formTexts } from './texts.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { type Form, useFormState } from './use-form-state.ts';
import { useSubmit } from './use-submit.ts';

/** Whose drafts these are: the merchant who signed in last, also while the session has ended and sign-in is asked for. */
function useMerchantId(): string {
  const { session } = useSession();
  const known = useRef('');
  if (session) known.current = session.merchantId;
  return known.current;
}

/**
 * Edits what the server has: a draft survives a reload and a sign-in, leaving asks, a failure leaves everything as it
 * was and puts refused fields' errors in place.
 */
export function useEditForm<Values extends FieldValues>(options: EditFormOptions<Values>): EditForm<Values> {
  const { saved, schema, alsoChanged = false, alsoRestored = false, secrets = [], reread } = options;
  const form: Form<Values> = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: saved as never,
    mode: 'onTouched',
    // The page does it, which knows which field is first.
    shouldFocusError: false,
  });
  const draft = useDraft<Fields>(`${useMerchantId()}:${options.draft}`);
  const kept = useFormState(form, draft, saved, { merging: reread !== undefined, secrets });
  const { seen, coming, act } = kept;
  const submit = useSubmit(form, kept, options);
  const latest = useRef({ form, options });
  latest.current = { form, options };
  const revert = useCallback(() => {
    const values = latest.current.form.getValues();
    const unrevert = latest.current.options.alsoRevert?.();
    act({ type: 'discarded' });
    return () => {
      act({ type: 'broughtBack', values });
      unrevert?.();
    };
  }, [act]);

  const typed = form.formState.isDirty && !seen.unchanged;
  const changed = typed || alsoChanged;
  const unkept = typed && !draft.isKept();
  useAskBeforeLeaving(changed, {
    save: submit,
    drafted: typed && !alsoChanged && secrets.length === 0,
    ...(unkept ? { text: formTexts.leave.unkept } : { keepsDraft: true, text: options.leaveText }),
  });
  return {
    form,
    changed,
    unkept,
    restored: coming || (seen.restored && typed) || (alsoRestored && alsoChanged),
    outdated: seen.outdated && (coming || typed) && !seen.saving,
    insist: () => void act({ type: 'insisted' }),
    saving: seen.saving,
    failure: seen.failure,
    renewed: seen.renewed,
    submit,
    revert,
  };
}
