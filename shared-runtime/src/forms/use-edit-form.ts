import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { useSession } from 'shared-runtime';
import { useDraft } from 'shared-runtime/drafts';
import { conflictFields } from './conflict-fields.ts';
import type { EditForm, EditFormOptions } from './edit-form.ts';
import { beginEdit, type Fields, sidesOf } from './edit-state.ts';
import { formTexts } from './texts.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useEditState } from './use-edit-state.ts';
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
 * was and puts refused fields' errors in place. The values are react-hook-form's alone, see ADR 0057.
 */
export function useEditForm<Values extends FieldValues>(options: EditFormOptions<Values>): EditForm<Values> {
  const { saved, schema, merge, attachments, fieldWords, writeOnly = [] } = options;
  const draft = useDraft<Fields>(`${useMerchantId()}:${options.draft}`);
  // The form begins with its draft: putting it in later would push the fields down.
  const [begun] = useState(() => beginEdit(saved, { merging: Boolean(merge), writeOnly }, draft.restored));
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: begun.typed as DefaultValues<Values>,
    mode: 'onTouched',
    // The page does it, which knows which field is first.
    shouldFocusError: false,
  });
  const { notices, read, act } = useEditState(form, draft, saved, begun);
  const { submit, forget, ...submission } = useSubmit(form, { read, act }, options);
  const revert = () => {
    const { typed } = read();
    const undo = attachments?.discard?.();
    act({ type: 'discard' });
    forget();
    return () => {
      act({ type: 'undoDiscard', values: typed });
      undo?.();
    };
  };

  const attached = attachments?.changed ?? false;
  const changed = notices.changed || attached;
  const unkept = notices.changed && !draft.isKept();
  useAskBeforeLeaving(changed, {
    save: submit,
    drafted: notices.changed && !attached && writeOnly.length === 0,
    ...(unkept ? { text: formTexts.leave.unkept } : { keepsDraft: true, text: attachments?.leaveText }),
  });
  const outdated = submission.saving ? [] : notices.outdated;
  return {
    form,
    ...submission,
    changed,
    unkept,
    restored: notices.restored || (attached && attachments?.restored === true),
    outdated: outdated.length > 0,
    conflicts: outdated.length > 0 ? conflictFields(sidesOf(read(), outdated), fieldWords) : [],
    keepMine: () => void act({ type: 'keepMine' }),
    submit,
    revert,
  };
}
