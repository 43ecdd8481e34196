import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { type Contact, contactTypes } from 'shared-contracts';
import { Field } from 'shared-design-system';
import { contactIcons } from '../../../components/contact-icons.ts';
import { ContactInput } from '../../../components/contact-input.tsx';
import { ItemDialog } from '../../../components/item-dialog.tsx';
import { KindCards } from '../../../components/kind-cards.tsx';
import { readContact } from '../../../contact-values.ts';
import { texts } from '../../../texts.ts';
import { contactSchema } from '../contacts-form.ts';

const words = texts.contacts;

export interface ContactDialogProps {
  /** A new one where there is none. */
  contact: Contact | null;
  onClose: () => void;
  /** Gets it as it is kept. */
  onDone: (contact: Contact) => void;
}

/** One contact: what it is and where it leads. */
export function ContactDialog({ contact, onClose, onDone }: ContactDialogProps) {
  const { control, handleSubmit, watch, formState } = useForm<Contact>({
    resolver: zodResolver(contactSchema),
    defaultValues: contact ?? { type: 'phone', value: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const type = watch('type');
  const take = (entry: Contact) => onDone({ ...entry, value: readContact(entry.type, entry.value) ?? '' });
  return (
    <ItemDialog
      title={contact ? words.edit : words.new}
      checks={formState.submitCount}
      onClose={onClose}
      onDone={handleSubmit(take)}
    >
      <Controller
        control={control}
        name="type"
        render={({ field: { value, onChange } }) => (
          <KindCards
            label={words.kind}
            kinds={contactTypes}
            labels={texts.contactTypes}
            icons={contactIcons}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Field label={texts.contactTypes[type]} error={formState.errors.value?.message}>
        <Controller
          control={control}
          name="value"
          render={({ field: { value, onChange, onBlur } }) => (
            <ContactInput type={type} value={value} onChange={onChange} onBlur={onBlur} />
          )}
        />
      </Field>
    </ItemDialog>
  );
}
