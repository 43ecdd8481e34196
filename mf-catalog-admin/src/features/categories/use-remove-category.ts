import type { Category } from 'shared-contracts';
import { plural, pluralCount, useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { shortName } from '../../short-name.ts';
import { texts } from '../../texts.ts';
import { useRestore } from '../../use-restore.ts';
import { useDeleteCategoryMutation } from './api.ts';

const words = texts.categories.remove;

export function useRemoveCategory() {
  const [remove] = useDeleteCategoryMutation();
  const { restore } = useRestore();
  const toast = useToast();
  return async ({ id, title, count = 0 }: Category): Promise<void> => {
    const name = shortName(title);
    const text = count
      ? words.text(name, pluralCount(count, texts.productForms), plural(count, words.stayedForms))
      : words.empty(name);
    try {
      await remove({ categoryId: id }).unwrap();
      const action = { label: texts.undo, onPress: () => void restore('category', [id]) };
      toast.show({ title: words.done, text, type: 'happy', action });
    } catch (caught) {
      toast.show({ title: words.failed, text: describeFailure(caught), type: 'danger' });
    }
  };
}
