import { useRef } from 'react';
import type { Category } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { describeFailure, useAppDispatch } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { categoriesApi, countedCategoriesArgs, useMoveCategoryMutation } from './api.ts';

export function useMoveCategory() {
  const [move] = useMoveCategoryMutation();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const dispatch = useAppDispatch();
  const toast = useToast();
  const moveTo = (category: Category, index: number): void => {
    dispatch(
      categoriesApi.util.updateQueryData('listCategories', countedCategoriesArgs, (list) => {
        const from = list.findIndex(({ id }) => id === category.id);
        if (from >= 0) list.splice(index, 0, ...list.splice(from, 1));
      }),
    );
    const send = () => move({ categoryId: category.id, newPosition: index }).unwrap();
    queue.current = queue.current.then(send).catch((caught: unknown) => {
      const action = { label: texts.retry, onPress: () => moveTo(category, index) };
      toast.show({ title: texts.categories.notMoved, text: describeFailure(caught), type: 'danger', action });
    });
  };
  return moveTo;
}
