import type { Category } from 'shared-contracts';
import { plural, pluralCount, useConfirm, useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { shortName } from '../../short-name.ts';
import { texts } from '../../texts.ts';
import { useRestore } from '../../use-restore.ts';
import { useDeleteCategoryMutation } from './api.ts';

const words = texts.categories.remove;

/** Deletes a category once the merchant has read what happens to its products (promise 5.9.1). */
export function useRemoveCategory() {
  const [remove] = useDeleteCategoryMutation();
  const { restore } = useRestore();
  const confirm = useConfirm();
  const toast = useToast();
  return async ({ id, title, count = 0 }: Category): Promise<void> => {
    const answer = await confirm({
      title: words.title(shortName(title)),
      text: count ? words.text(pluralCount(count, texts.productForms), plural(count, words.stayForms)) : words.empty,
      confirmLabel: words.confirm,
      cancelLabel: words.stay,
      tone: 'danger',
    });
    if (answer !== 'confirm') return;
    try {
      await remove({ categoryId: id }).unwrap();
      const action = { label: texts.undo, onPress: () => void restore('category', [id]) };
      toast.show({ title: words.done, text: shortName(title), type: 'happy', action });
    } catch (caught) {
      toast.show({ title: words.failed, text: describeFailure(caught), type: 'danger' });
    }
  };
}
