import type { Product } from 'shared-contracts';
import { useConfirm, useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { shortName } from '../../short-name.ts';
import { texts } from '../../texts.ts';
import { useDeleteProductMutation } from './api.ts';
import { useChangeMany } from './use-change-many.ts';

const words = texts.remove;

/**
 * Deletes a product once the merchant has agreed; it is gone when the server gives its id back (promise 5.10.1). For a while it can be
 * taken back.
 * @returns asks and deletes; true when it is gone
 */
export function useRemoveProduct() {
  const [remove, { isLoading: removing }] = useDeleteProductMutation();
  const { restore } = useChangeMany();
  const confirm = useConfirm();
  const toast = useToast();

  const ask = async ({ id, title }: Product): Promise<boolean> => {
    const name = shortName(title);
    const answer = await confirm({
      title: words.title(name),
      text: words.text,
      confirmLabel: words.confirm,
      cancelLabel: words.stay,
      tone: 'danger',
    });
    if (answer !== 'confirm') return false;
    try {
      await remove({ product_id: id }).unwrap();
      const action = { label: texts.undo, onPress: () => void restore([id]) };
      toast.show({ title: words.done, text: name, type: 'happy', action });
      return true;
    } catch (caught) {
      toast.show({ title: words.failed, text: describeFailure(caught), type: 'danger' });
      return false;
    }
  };
  return { remove: ask, removing };
}
