import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getByHandDateRange, type ShopZone } from 'shared-contracts';
import { formatDate, useConfirm } from 'shared-design-system/office';
import type { WriteValues } from './write-form.ts';
import { writeTexts } from './write-texts.ts';

const words = writeTexts.delivery.far;

/**
 * Asks before an order is saved for a day more than a year ahead: a slip of the keyboard changes the year as easily as the day. A day that was saved
 * or confirmed before is not asked about.
 * @returns asks; false: it is not to be saved now
 */
export function useConfirmFarDate(saved: Pick<WriteValues, 'date'>, zone: ShopZone) {
  const confirm = useConfirm();
  const confirmed = useRef(saved.date);
  return async (form: UseFormReturn<WriteValues, unknown, WriteValues>): Promise<boolean> => {
    const date = form.getValues('date');
    const { confirmAfter } = getByHandDateRange(new Date(), zone);
    // Wrong fields show their errors first.
    if (date <= confirmAfter || date === confirmed.current || !(await form.trigger())) return true;
    const title = words.title(formatDate(date, { timeZone: zone }));
    const labels = { confirmLabel: words.confirm, cancelLabel: words.cancel };
    if ((await confirm({ title, text: words.text, ...labels })) === 'confirm') {
      confirmed.current = date;
      return true;
    }
    form.setFocus('date');
    return false;
  };
}
