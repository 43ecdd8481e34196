import { EditableList } from '../../../components/editable-list.tsx';
import { useEditedList } from '../../../components/use-edited-list.ts';
import { texts } from '../../../texts.ts';
import { methodRow } from '../method-rows.ts';
import type { MethodEntry } from '../payment-form.ts';
import { MethodDialog } from './method-dialog.tsx';

const words = texts.payment;

export interface MethodListProps {
  methods: readonly MethodEntry[];
  /** They differ from what is saved. */
  changed: boolean;
  onChange: (methods: MethodEntry[]) => void;
}

/** Where shoppers transfer money to; they see the first one on top. */
export function MethodList({ methods, changed, onChange }: MethodListProps) {
  const list = useEditedList(methods, onChange);
  return (
    <>
      <EditableList
        title={words.methods}
        changed={changed}
        hint={words.methodsHint}
        none={words.none}
        rows={methods.map(methodRow)}
        addLabel={words.add}
        onAdd={list.add}
        onOpen={list.edit}
        onChange={list.arrange}
      />
      {list.open ? <MethodDialog method={list.open.item} onClose={list.close} onDone={list.put} /> : null}
    </>
  );
}
