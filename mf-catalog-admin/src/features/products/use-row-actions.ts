import { useRef, useState } from 'react';
import type { Product } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { describeFailure, useAppDispatch } from 'shared-runtime';
import { rowsPerPage } from 'shared-runtime/screens';
import { shortName } from '../../short-name.ts';
import { texts } from '../../texts.ts';
import { updateCachedLists, useMoveProductMutation, useUpdateProductMutation } from './api.ts';

export function usePublish(product: Product) {
  const [update] = useUpdateProductMutation();
  const [publishing, setPublishing] = useState(false);
  const dispatch = useAppDispatch();
  const toast = useToast();

  const publish = async (published: boolean): Promise<void> => {
    const show = (value: boolean) =>
      dispatch(
        updateCachedLists(({ products }) => {
          const shown = products.find(({ id }) => id === product.id);
          if (shown) shown.published = value;
        }),
      );
    setPublishing(true);
    show(published);
    try {
      await update({ id: product.id, published }).unwrap();
    } catch (caught) {
      show(!published);
      const action = { label: texts.retry, onPress: () => void publish(published) };
      toast.show({
        title: texts.list.notPublished(shortName(product.title)),
        text: describeFailure(caught),
        type: 'danger',
        action,
      });
    } finally {
      setPublishing(false);
    }
  };
  return { publish, publishing };
}

/** Moves are sent one after another, in the order of the presses. */
export function useMoveProduct() {
  const [move] = useMoveProductMutation();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const dispatch = useAppDispatch();
  const toast = useToast();

  const moveTo = (product: Product, position: number): void => {
    dispatch(
      updateCachedLists(({ products }, { page = 1, search, is_posted, category_id }) => {
        if (search || is_posted !== undefined || category_id) return;
        const from = products.findIndex(({ id }) => id === product.id);
        const to = position - (page - 1) * rowsPerPage;
        if (from < 0 || to < 0 || to >= products.length) return;
        products.splice(to, 0, ...products.splice(from, 1));
      }),
    );
    const send = () => move({ product_id: product.id, new_position: position }).unwrap();
    queue.current = queue.current.then(send).catch((caught: unknown) => {
      const action = { label: texts.retry, onPress: () => moveTo(product, position) };
      toast.show({ title: texts.list.notMoved, text: describeFailure(caught), type: 'danger', action });
    });
  };
  return moveTo;
}
