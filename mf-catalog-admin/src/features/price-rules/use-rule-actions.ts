import type { PriceRule } from 'shared-contracts';
import { useConfirm, useToast } from 'shared-design-system/office';
import { describeFailure, isFailure } from 'shared-runtime';
import { useDeletePriceRuleMutation, useEndPriceRuleMutation } from './api.ts';
import { ruleTexts as words } from './texts.ts';

export function useRuleActions(rule: PriceRule) {
  const [end, { isLoading: ending }] = useEndPriceRuleMutation();
  const [remove, { isLoading: removing }] = useDeletePriceRuleMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const act = async (
    sure: typeof words.sureEnd | typeof words.sureRemove,
    send: () => Promise<{ error?: unknown }>,
    what: 'ended' | 'removed',
  ): Promise<boolean> => {
    if ((await confirm({ ...sure, tone: 'danger' })) !== 'confirm') return false;
    const { error } = await send();
    if (error) {
      const text = isFailure(error) && error.code === 'conflict' ? words.changed : describeFailure(error);
      toast.show({ type: 'danger', title: words.notDone[what], text });
      return false;
    }
    toast.show({ type: 'happy', title: words.done[what] });
    return true;
  };
  return {
    end: () => act(words.sureEnd, () => end(rule), 'ended'),
    remove: () => act(words.sureRemove, () => remove(rule), 'removed'),
    ending,
    removing,
  };
}
