import type { ReactNode } from 'react';
import { EditableList, type EditableListItem } from './editable-list.tsx';
import { useEditedList } from './use-edited-list.ts';

export interface ItemDialogParts<Item> {
  saves: boolean;
  item: Item | null;
  onClose: () => void;
  onDone: (item: Omit<Item, 'id'>) => void;
}

interface ItemListProps<Item extends { id: string; type: string; value: string }> {
  words: { list: string; hint: string; none: string; add: string };
  items: readonly Item[];
  changed: boolean;
  onChange: (items: Item[]) => void;
  /** Whether other fields of the page have changes: then the dialog does not save, since that would save them too. */
  changedBeside: () => boolean;
  onSave: () => void;
  rowOf: (item: Item) => EditableListItem;
  dialog: (parts: ItemDialogParts<Item>) => ReactNode;
}

export function ItemList<Item extends { id: string; type: string; value: string }>(props: ItemListProps<Item>) {
  const { words, items, changed, onChange, changedBeside, onSave, rowOf, dialog } = props;
  const list = useEditedList(items, onChange);
  const put = (item: Omit<Item, 'id'>) => {
    list.put(item);
    if (!changedBeside()) onSave();
  };
  return (
    <>
      <EditableList
        title={words.list}
        changed={changed}
        hint={words.hint}
        none={words.none}
        rows={items.map(rowOf)}
        addLabel={words.add}
        onAdd={list.add}
        onOpen={list.edit}
        onChange={list.arrange}
      />
      {list.open ? dialog({ saves: !changedBeside(), item: list.open.item, onClose: list.close, onDone: put }) : null}
    </>
  );
}
