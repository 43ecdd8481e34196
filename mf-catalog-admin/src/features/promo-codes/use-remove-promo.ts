import type { PromoCode } from 'shared-contracts';
import { useConfirm, useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { useRemovePromoCodeMutation } from './api.ts';
import { promoTexts as words } from './texts.ts';

export function useRemovePromo() {
  const [remove, { isLoading }] = useRemovePromoCodeMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async ({ id, code }: PromoCode): Promise<boolean> => {
    const { title, ...sure } = words.removeSure;
    if ((await confirm({ ...sure, title: title(code), tone: 'danger' })) !== 'confirm') return false;
    const { error } = await remove({ id });
    if (error) toast.show({ title: words.notRemoved, text: describeFailure(error), type: 'danger' });
    else toast.show({ title: words.removed, text: code, type: 'happy' });
    return !error;
  };
  return { remove: ask, removing: isLoading };
}
