import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import type { Merchant } from 'shared-contracts';
import { contactTitle, formatPhone, Link, Text } from 'shared-design-system/office';
import { useUpdateMerchantMutation } from 'shared-runtime';
import { useEditForm } from 'shared-runtime/screens';
import { contactIcons } from '../components/contact-icons.ts';
import { ItemList } from '../components/item-list.tsx';
import { SettingsEdit, useSavedNotice } from '../components/settings-edit.tsx';
import { MerchantPage } from '../components/settings-page.tsx';
import { ContactDialog } from '../features/contacts/components/contact-dialog.tsx';
import { type ContactEntry, contactsOf, contactsSchema, contactsValuesOf } from '../features/contacts/contacts-form.ts';
import { contactsTexts } from '../features/contacts/texts.ts';
import { proposedContact } from '../proposed-contact.ts';
import { texts } from '../texts.ts';

const words = contactsTexts;

export default function ContactsScreen() {
  return <MerchantPage title={words.title}>{(merchant) => <ContactsForm merchant={merchant} />}</MerchantPage>;
}

const rowOf = ({ id, type, value }: ContactEntry) => ({
  id,
  icon: contactIcons[type],
  title: contactTitle(type, value),
  text: texts.contactTypes[type],
});

const fieldWords = {
  contacts: {
    label: words.list,
    show: (value: unknown) => (value as ContactEntry[]).map((one) => contactTitle(one.type, one.value)).join(', '),
  },
};

function ContactsForm({ merchant }: { merchant: Merchant }) {
  const [update] = useUpdateMerchantMutation();
  const edit = useEditForm({
    draft: 'settings:contacts',
    saved: useMemo(() => contactsValuesOf(merchant), [merchant]),
    schema: contactsSchema,
    fieldWords,
    save: (values) => update({ settings: { contacts: contactsOf(values) } }).unwrap(),
  });
  const say = useSavedNotice();
  const saveNow = async () => {
    if (await edit.submit()) say();
  };
  return (
    <SettingsEdit edit={edit} title={words.title}>
      <Controller
        control={edit.form.control}
        name="contacts"
        render={({ field }) => (
          <ItemList
            words={words}
            items={field.value}
            changed={edit.changed}
            onChange={field.onChange}
            changedBeside={() => false}
            onSave={() => void saveNow()}
            rowOf={rowOf}
            dialog={(parts) => (
              <ContactDialog
                {...parts}
                known={(type) => (type === 'whatsapp' ? proposedContact(type, merchant) : '')}
              />
            )}
          />
        )}
      />
      <Already merchant={merchant} />
      <Text tone="muted" size="s">
        {words.hours} <Link to="/merchant/settings/shop#field-hoursKind">{words.hoursLink}</Link>
      </Text>
    </SettingsEdit>
  );
}

function Already({ merchant: { contactPhone, settings } }: { merchant: Merchant }) {
  const shown = [contactPhone && formatPhone(contactPhone), settings.email].filter((contact): contact is string =>
    Boolean(contact),
  );
  if (shown.length === 0) return null;
  return (
    <Text tone="muted" size="s">
      {words.already(shown)} <Link to="/merchant/settings/shop">{words.alreadyLink}</Link>
    </Text>
  );
}
