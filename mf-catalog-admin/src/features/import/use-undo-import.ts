import { useState } from 'react';
import type { ImportUndoResult } from 'shared-contracts';
import { useConfirm, useToast } from 'shared-design-system/office';
import { describeFailure, isFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { useLazyLastProductImportQuery, useUndoProductImportMutation } from './api.ts';
import { importTexts as words } from './texts.ts';

/** @returns `undoing`: whether an undo is under way; `undo`: asks first. What was undone, also by a retry, is passed to `onUndone`. */
export function useUndoImport(onUndone: (importId: string, undone: ImportUndoResult) => void) {
  const [takeBack, { isLoading }] = useUndoProductImportMutation();
  const [lookAnew] = useLazyLastProductImportQuery();
  const [asking, setAsking] = useState(false);
  const confirm = useConfirm();
  const toast = useToast();
  const run = async (importId: string): Promise<void> => {
    try {
      const undone = await takeBack({ import_id: importId }).unwrap();
      const title = undone.already ? words.done.already : words.done.undone;
      toast.show({ title, text: undone.already ? undefined : words.done.left(undone), type: 'happy' });
      onUndone(importId, undone);
    } catch (caught) {
      const tooLate = isFailure(caught) && caught.code === 'not_found';
      const action = { label: texts.retry, onPress: () => void run(importId) };
      const text = tooLate ? words.last.tooLate : describeFailure(caught);
      toast.show({ title: words.notUndone, text, type: 'danger', ...(tooLate ? {} : { action }) });
    }
  };
  const undo = async (importId: string): Promise<void> => {
    setAsking(true);
    // An undo leaves products that were changed since the import. Their number is read anew for the question, which names none if that fails.
    const last = await lookAnew({})
      .unwrap()
      .then(
        (answer) => answer.last,
        () => null,
      );
    setAsking(false);
    const answer = await confirm({
      title: words.undo.title,
      text: words.undo.text(last?.import_id === importId ? last.undo : undefined),
      confirmLabel: words.done.undo,
      cancelLabel: words.undo.stay,
      tone: 'danger',
    });
    if (answer === 'confirm') await run(importId);
  };
  return { undo, undoing: isLoading || asking };
}
