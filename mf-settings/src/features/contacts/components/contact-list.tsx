import { contactTitle } from 'shared-design-system';
import { contactIcons } from '../../../components/contact-icons.ts';
import { EditableList } from '../../../components/editable-list.tsx';
import { useEditedList } from '../../../components/use-edited-list.ts';
import { texts } from '../../../texts.ts';
import type { ContactEntry } from '../contacts-form.ts';
import { ContactDialog } from './contact-dialog.tsx';

const words = texts.contacts;

export interface ContactListProps {
  contacts: readonly ContactEntry[];
  /** They differ from what is saved. */
  changed: boolean;
  onChange: (contacts: ContactEntry[]) => void;
}

/** The shop's contacts in the order of its footer. */
export function ContactList({ contacts, changed, onChange }: ContactListProps) {
  const list = useEditedList(contacts, onChange);
  return (
    <>
      <EditableList
        title={words.list}
        changed={changed}
        hint={words.hint}
        none={words.none}
        rows={contacts.map(({ id, type, value }) => ({
          id,
          icon: contactIcons[type],
          title: contactTitle(type, value),
          text: texts.contactTypes[type],
        }))}
        addLabel={words.add}
        onAdd={list.add}
        onOpen={list.edit}
        onChange={list.arrange}
      />
      {list.open ? <ContactDialog contact={list.open.item} onClose={list.close} onDone={list.put} /> : null}
    </>
  );
}
