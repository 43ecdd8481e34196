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

/** The merchant whose drafts these are: whoever signed in last, also after the session has ended. */
function useMerchantId(): string {
  const { session } = useSession();
  const known = useRef('');
  if (session) known.current = session.merchantId;
  return known.current;
}

/**
 * Edits the server's values: a draft survives a reload and a sign-in, leaving asks, and a failed save keeps the values and shows refused fields'
 * errors. Only react-hook-form holds the values, see ADR 0057.
 */
export function useEditForm<Values extends FieldValues>(options: EditFormOptions<Values>): EditForm<Values> {
  const { saved, schema, merge, attachments, fieldWords, writeOnly = [] } = options;
  const draft = useDraft<Fields>(`${useMerchantId()}:${options.draft}`);
  // The form begins with its draft: a notice of it that came later would push the fields down.
  const [begun] = useState(() => beginEdit(saved, { merging: Boolean(merge), writeOnly }, draft.restored));
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: begun.typed as DefaultValues<Values>,
    mode: 'onTouched',
    // `useFirstErrorFocus` does it: it knows which wrong field comes first on the page.
    shouldFocusError: false,
  });
  const { notices, read, act } = useEditState(form, draft, saved, begun);
  const { submit, submitOrWait, forget, ...submission } = useSubmit(form, { read, act }, options);
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
    save: submitOrWait,
    drafted: notices.changed && !attached && writeOnly.length === 0,
    ...(unkept ? { text: formTexts.leave.unkept } : { keepsDraft: true, text: attachments?.leaveText }),
  });
  const outdated = submission.saving || merge === null ? [] : notices.outdated;
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
