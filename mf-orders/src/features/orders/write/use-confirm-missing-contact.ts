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
  const confirmed = useRef(missingContactField(conditions, saved));
  return async (form: UseFormReturn<WriteValues, unknown, WriteValues>): Promise<boolean> => {
    const missing = missingContactField(conditions, form.getValues());
    // Wrong fields show their errors first.
    if (missing === null || missing === confirmed.current || !(await form.trigger())) return true;
    const { confirm: confirmLabel, cancel: cancelLabel } = words;
    if ((await confirm({ ...words[missing], confirmLabel, cancelLabel, tone: 'danger' })) === 'confirm') {
      confirmed.current = missing;
      return true;
    }
    form.setFocus(missing);
    return false;
  };
}
