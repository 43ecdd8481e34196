import { useState } from 'react';
import { withIds } from '../with-ids.ts';

/** Which item of a list its dialog is open for: one of the list, a new one, or none. */
type Open<Item> = { item: Item | null } | null;

/**
 * An ordered list whose items a dialog edits.
 * @param items    the list as the form holds it
 * @param onChange gets the list with a change
 */
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
    /** Takes over what the dialog was left with. */
    put: (changed: Omit<Item, 'id'>) => {
      const item = { ...changed, id: open?.item?.id ?? '' } as Item;
      onChange(withIds(open?.item ? items.map((other) => (other.id === item.id ? item : other)) : [...items, item]));
      setOpen(null);
    },
    /** Puts the list into the order of these ids; what is missing is removed. */
    arrange: (ids: string[]) => onChange(ids.flatMap((id) => items.find((item) => item.id === id) ?? [])),
  };
}
