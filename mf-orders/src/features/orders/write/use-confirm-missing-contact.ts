import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DeliveryConditions } from 'shared-contracts';
import { useConfirm } from 'shared-design-system/office';
import { missingContactField, type WriteValues } from './write-form.ts';
import { writeTexts } from './write-texts.ts';

const words = writeTexts.unsaid;

/**
 * Asks before an order is saved without an address or a phone. It is no error: the merchant may learn them later. What the saved order lacked is not
 * asked about.
 * @returns asks; false: it is not to be saved now
 */
export function useConfirmMissingContact(conditions: DeliveryConditions | null, saved: WriteValues) {
  const confirm = useConfirm();
  const asked = useRef(missingContactField(conditions, saved));
  return async (form: UseFormReturn<WriteValues, unknown, WriteValues>): Promise<boolean> => {
    const unsaid = missingContactField(conditions, form.getValues());
    // Wrong fields show their errors first.
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
