import type { Product } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { shortName } from '../../short-name.ts';
import { texts } from '../../texts.ts';
import { useDeleteProductMutation } from './api.ts';
import { useChangeMany } from './use-change-many.ts';

const words = texts.remove;

/**
 * Deletes a product: done when the server returns its id (promise 5.10.1). It asks no question, since the toast offers an undo.
 * @returns `remove`, which resolves to true when the product is deleted
 */
export function useRemoveProduct() {
  const [remove, { isLoading: removing }] = useDeleteProductMutation();
  const { restore } = useChangeMany();
  const toast = useToast();

  const removeOne = async ({ id, title }: Product): Promise<boolean> => {
    try {
      await remove({ product_id: id }).unwrap();
      const action = { label: texts.undo, onPress: () => void restore([id]) };
      toast.show({ title: words.done, text: words.kept(shortName(title)), type: 'happy', action });
      return true;
    } catch (caught) {
      toast.show({ title: words.failed, text: describeFailure(caught), type: 'danger' });
      return false;
    }
  };
  return { remove: removeOne, removing };
}
