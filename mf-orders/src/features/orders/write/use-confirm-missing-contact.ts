import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DeliveryConditions } from 'shared-contracts';
import { useConfirm } from 'shared-design-system/office';
import { missingContactField, type WriteValues } from './write-form.ts';
import { writeTexts } from './write-texts.ts';

const words = writeTexts.unsaid;

/**
 * It is no refusal: a merchant may know, or hear it later; what was so before is not asked again.
 * @returns asks; false: it is not to be saved now
 */
export function useConfirmMissingContact(conditions: DeliveryConditions | null, saved: WriteValues) {
  const confirm = useConfirm();
  const asked = useRef(missingContactField(conditions, saved));
  return async (form: UseFormReturn<WriteValues, unknown, WriteValues>): Promise<boolean> => {
    const unsaid = missingContactField(conditions, form.getValues());
    // What is wrong is said at its field first.
    if (unsaid === null || unsaid === asked.current || !(await form.trigger())) return true;
    const { confirm: confirmLabel, cancel: cancelLabel } = words;
    if ((await confirm({ ...words[unsaid], confirmLabel, cancelLabel, tone: 'danger' })) === 'confirm') {
      asked.current = unsaid;
      return true;
    }
    form.setFocus(unsaid);
    return false;
  };
}
