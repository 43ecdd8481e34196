import type { ReactNode } from 'react';
import { EditableList, type EditableRow } from './editable-list.tsx';
import { useEditedList } from './use-edited-list.ts';

export interface ItemDialogParts<Item> {
  /** The page is saved with it; else it waits in the list for the page's own button. */
  saves: boolean;
  /** Null for a new one. */
  item: Item | null;
  onClose: () => void;
  /** Gets it as it is kept. */
  onDone: (item: Omit<Item, 'id'>) => void;
}

interface ItemListProps<Item extends { id: string; type: string; value: string }> {
  words: { list: string; hint: string; none: string; add: string };
  items: readonly Item[];
  /** They differ from what is saved. */
  changed: boolean;
  onChange: (items: Item[]) => void;
  /** Whether more of the page is changed than the list: a dialog does not save what stands beside it. */
  changedBeside: () => boolean;
  /** Saves the page, once a dialog has changed the list. */
  onSave: () => void;
  rowOf: (item: Item) => EditableRow;
  /** Makes the dialog of the item that was pressed, or of a new one. */
  dialog: (parts: ItemDialogParts<Item>) => ReactNode;
}

/** An ordered list whose items a dialog edits: contacts, ways to pay. */
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
