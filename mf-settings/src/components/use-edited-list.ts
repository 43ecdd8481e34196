import { useState } from 'react';
import { withIds } from '../with-ids.ts';

type Open<Item> = { item: Item | null } | null;

export function useEditedList<Item extends { id: string; type: string; value: string }>(
  items: readonly Item[],
  onChange: (items: Item[]) => void,
) {
  const [open, setOpen] = useState<Open<Item>>(null);
  return {
    open,
    close: () => setOpen(null),
    add: () => setOpen({ item: null }),
    edit: (id: string) => setOpen({ item: items.find((item) => item.id === id) ?? null }),
    put: (changed: Omit<Item, 'id'>) => {
      const item = { ...changed, id: open?.item?.id ?? '' } as Item;
      onChange(withIds(open?.item ? items.map((other) => (other.id === item.id ? item : other)) : [...items, item]));
      setOpen(null);
    },
    arrange: (ids: string[]) => onChange(ids.flatMap((id) => items.find((item) => item.id === id) ?? [])),
  };
}
