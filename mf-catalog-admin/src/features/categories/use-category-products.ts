import { useState } from 'react';
import type { Category, Product } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { shortName } from '../../short-name.ts';
import { texts } from '../../texts.ts';
import { useSetCategoryProductsMutation } from './api.ts';

const words = texts.categories;
const noChanges: ReadonlyMap<string, boolean> = new Map();

export function useCategoryProducts(category: Category) {
  const [changes, setChanges] = useState(noChanges);
  const [send] = useSetCategoryProductsMutation();
  const toast = useToast();
  const isInside = ({ categories }: Product) => categories.includes(category.id);
  const idsOf = (inside: boolean) => [...changes].flatMap(([id, value]) => (value === inside ? [id] : []));

  const put = async (add: string[], remove: string[], undoable: boolean): Promise<boolean> => {
    try {
      await send({ categoryId: category.id, add, remove }).unwrap();
      const undo = { label: texts.undo, onPress: () => void put(remove, add, false) };
      const message = { title: undoable ? words.productsSaved : words.productsBack, text: shortName(category.title) };
      toast.show({ ...message, type: 'happy', ...(undoable ? { action: undo } : {}) });
      return true;
    } catch (caught) {
      const action = { label: texts.retry, onPress: () => void save(add, remove, undoable) };
      toast.show({ title: words.productsNotSaved, text: describeFailure(caught), type: 'danger', action });
      return false;
    }
  };
  const save = async (add = idsOf(true), remove = idsOf(false), undoable = true): Promise<boolean> => {
    const saved = await put(add, remove, undoable);
    const sent = new Map([...add.map((id) => [id, true] as const), ...remove.map((id) => [id, false] as const)]);
    // What was chosen while it was being saved is not saved yet.
    if (saved) setChanges((now) => new Map([...now].filter(([id, value]) => sent.get(id) !== value)));
    return saved;
  };
  return {
    changed: changes.size > 0,
    added: idsOf(true).length,
    removed: idsOf(false).length,
    has: (product: Product) => changes.get(product.id) ?? isInside(product),
    choose: (product: Product, chosen: boolean) =>
      setChanges((now) => {
        const next = new Map(now);
        if (chosen === isInside(product)) next.delete(product.id);
        else next.set(product.id, chosen);
        return next;
      }),
    save: () => save(),
  };
}
