import { Controller } from 'react-hook-form';
import { type Contact, type ContactType, contactTypes } from 'shared-contracts';
import { Field } from 'shared-design-system/office';
import { contactIcons } from '../../../components/contact-icons.ts';
import { ContactInput } from '../../../components/contact-input.tsx';
import type { ItemDialogParts } from '../../../components/item-list.tsx';
import { KindDialog } from '../../../components/kind-dialog.tsx';
import { useKindForm } from '../../../components/use-kind-form.ts';
import { readContact } from '../../../contact-values.ts';
import { texts } from '../../../texts.ts';
import { type ContactEntry, contactSchema } from '../contacts-form.ts';
import { contactsTexts } from '../texts.ts';

const words = contactsTexts;

interface ContactDialogProps extends ItemDialogParts<ContactEntry> {
  known: (type: ContactType) => string;
}

export function ContactDialog({ saves, item, known, onClose, onDone }: ContactDialogProps) {
  const kindForm = useKindForm<Contact>({
    schema: contactSchema,
    initial: item ?? { type: 'phone', value: '' },
    ...(item ? {} : { known }),
  });
  const { form, kind } = kindForm;
  const take = ({ type, value }: Contact) => onDone({ type, value: readContact(type, value) ?? '' });
  return (
    <KindDialog
      words={words}
      isNew={!item}
      saves={saves}
      form={kindForm}
      kinds={contactTypes}
      labels={texts.contactTypes}
      icons={contactIcons}
      onClose={onClose}
      onDone={take}
    >
      <Field label={texts.contactTypes[kind]} error={form.formState.errors.value?.message}>
        <Controller
          control={form.control}
          name="value"
          render={({ field: { value, onChange, onBlur } }) => (
            <ContactInput type={kind} value={value} onChange={onChange} onBlur={onBlur} />
          )}
        />
      </Field>
    </KindDialog>
  );
}
