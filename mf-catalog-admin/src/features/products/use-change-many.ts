import type { ArgsOf, changeProducts, ProductAction } from 'shared-contracts';
import { pluralCount, useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { useChangeProductsMutation } from './api.ts';

const words = texts.many;

export type ProductSelection = Omit<ArgsOf<typeof changeProducts>, 'action'>;

const opposite = { publish: 'hide', hide: 'publish', delete: 'restore', restore: 'delete' } as const;

export function useChangeMany() {
  const [change, { isLoading: changing }] = useChangeProductsMutation();
  const toast = useToast();

  const act = async (action: ProductAction, chosen: ProductSelection, undoable = true): Promise<boolean> => {
    try {
      const ids = await change({ action, ...chosen }).unwrap();
      const undo = { label: texts.undo, onPress: () => void act(opposite[action], { product_ids: ids }, false) };
      toast.show({
        title: words.done[action](pluralCount(ids.length, texts.productForms)),
        type: 'happy',
        ...(undoable && ids.length > 0 ? { action: undo } : {}),
      });
      return true;
    } catch (caught) {
      toast.show({
        title: words.failed[action],
        text: describeFailure(caught),
        type: 'danger',
        // All of a list may be others by now: who wants it looks at them first.
        ...(chosen.all ? {} : { action: { label: texts.retry, onPress: () => void act(action, chosen, undoable) } }),
      });
      return false;
    }
  };
  return { act, changing, restore: (ids: string[]) => act('restore', { product_ids: ids }, false) };
}
