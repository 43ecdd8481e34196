import type { Category } from 'shared-contracts';
import { pluralCount, useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { shortName } from '../../short-name.ts';
import { texts } from '../../texts.ts';
import { useCategorizeProductsMutation } from './api.ts';
import type { ProductSelection } from './use-change-many.ts';

const words = texts.many.category;
const opposite = { add: 'remove', remove: 'add' } as const;
type Action = keyof typeof opposite;

export function useCategorizeMany() {
  const [categorize, { isLoading }] = useCategorizeProductsMutation();
  const toast = useToast();

  const act = async (
    action: Action,
    category: Category,
    chosen: ProductSelection,
    undoable = true,
  ): Promise<boolean> => {
    try {
      const ids = await categorize({ category_id: category.id, action, ...chosen }).unwrap();
      const undo = {
        label: texts.undo,
        onPress: () => void act(opposite[action], category, { product_ids: ids }, false),
      };
      if (action === 'add' && ids.length === 0) {
        toast.show({ title: words.alreadyThere, text: shortName(category.title) });
        return true;
      }
      toast.show({
        title: words.done[action](pluralCount(ids.length, texts.productForms)),
        text: shortName(category.title),
        type: 'happy',
        ...(undoable ? { action: undo } : {}),
      });
      return true;
    } catch (caught) {
      const again = { label: texts.retry, onPress: () => void act(action, category, chosen, undoable) };
      // All of a list may be others by now: who wants it looks at them first.
      const retry = chosen.all ? {} : { action: again };
      toast.show({ title: words.failed, text: describeFailure(caught), type: 'danger', ...retry });
      return false;
    }
  };
  return { act, categorizing: isLoading };
}
