import { useCallback, useRef } from 'react';
import type { ImportUndone } from 'shared-contracts';
import { useToast } from 'shared-design-system';
import { describeFailure, isFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { useUndoProductImportMutation } from './api.ts';

const words = texts.import;

/**
 * Takes an import back, and says what has come of it wherever one is by then; a failure offers another try.
 * @returns whether it is on its way, and what begins it: it answers what was taken back, null where nothing was
 */
export function useUndoImport() {
  const [takeBack, { isLoading }] = useUndoProductImportMutation();
  const toast = useToast();
  const again = useRef<(importId: string) => void>(() => {});
  const undo = useCallback(
    async (importId: string): Promise<ImportUndone | null> => {
      try {
        const undone = await takeBack({ import_id: importId }).unwrap();
        const title = undone.already ? words.done.already : words.done.undone;
        toast.show({ title, text: undone.already ? undefined : words.done.left(undone), type: 'happy' });
        return undone;
      } catch (caught) {
        const tooLate = isFailure(caught) && caught.code === 'not_found';
        const action = { label: texts.retry, onPress: () => again.current(importId) };
        const text = tooLate ? words.last.tooLate : describeFailure(caught);
        toast.show({ title: words.notUndone, text, type: 'danger', ...(tooLate ? {} : { action }) });
        return null;
      }
    },
    [takeBack, toast],
  );
  again.current = (importId) => void undo(importId);
  return { undo, undoing: isLoading };
}
