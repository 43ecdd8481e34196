import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getByHandDateRange, type ShopZone } from 'shared-contracts';
import { formatDate, useConfirm } from 'shared-design-system/office';
import type { WriteValues } from './write-form.ts';
import { writeTexts } from './write-texts.ts';

const words = writeTexts.delivery.far;

/**
 * Asks before an order is saved whose day is more than a year ahead: a slip of the keyboard puts another year as
 * easily as another day. What was so before, or was said to be right, is not asked again.
 * @returns asks; false: it is not to be saved now
 */
export function useConfirmFarDate(saved: Pick<WriteValues, 'date'>, zone: ShopZone) {
  const confirm = useConfirm();
  const asked = useRef(saved.date);
  return async (form: UseFormReturn<WriteValues, unknown, WriteValues>): Promise<boolean> => {
    const date = form.getValues('date');
    const { usual } = getByHandDateRange(new Date(), zone);
    // What is wrong is said at its field first.
    if (date <= usual || date === asked.current || !(await form.trigger())) return true;
    const title = words.title(formatDate(date, { timeZone: zone }));
    const labels = { confirmLabel: words.confirm, cancelLabel: words.cancel };
    if ((await confirm({ title, text: words.text, ...labels })) === 'confirm') {
      asked.current = date;
      return true;
    }
    form.setFocus('date');
    return false;
  };
}
