import type { Product } from 'shared-contracts';
import { useConfirm, useToast } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { useDeleteProductMutation } from './api.ts';

/**
 * Deletes a product once the merchant has agreed; it is gone when the server gives its id back (sentence 5.10.1).
 * @returns asks and deletes; true when it is gone
 */
export function useRemoveProduct() {
  const [remove, { isLoading: removing }] = useDeleteProductMutation();
  const confirm = useConfirm();
  const toast = useToast();

  const ask = async ({ id, title }: Product): Promise<boolean> => {
    const answer = await confirm({
      title: texts.remove.title(title),
      text: texts.remove.text,
      confirmLabel: texts.remove.confirm,
      cancelLabel: texts.remove.stay,
      tone: 'danger',
    });
    if (answer !== 'confirm') return false;
    try {
      await remove({ product_id: id }).unwrap();
      toast.show({ title: texts.remove.done, text: title, type: 'happy' });
      return true;
    } catch (caught) {
      toast.show({ title: texts.remove.failed, text: describeFailure(caught), type: 'danger' });
      return false;
    }
  };
  return { remove: ask, removing };
}
