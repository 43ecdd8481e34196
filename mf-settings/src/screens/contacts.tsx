import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import type { Merchant } from 'shared-contracts';
import { useToast } from 'shared-design-system';
import { useUpdateMerchantMutation } from 'shared-runtime';
import { EditPage, useEditForm } from 'shared-runtime/screens';
import { MerchantPage, toShop } from '../components/settings-page.tsx';
import { ContactList } from '../features/contacts/components/contact-list.tsx';
import { contactsOf, contactsSchema, contactsValuesOf } from '../features/contacts/contacts-form.ts';
import { texts } from '../texts.ts';

const { title } = texts.contacts;

/** `/merchant/settings/contacts`: how shoppers reach the shop, in the order of its footer. */
export default function ContactsScreen() {
  return <MerchantPage title={title}>{(merchant) => <ContactsForm merchant={merchant} />}</MerchantPage>;
}

function ContactsForm({ merchant }: { merchant: Merchant }) {
  const [update] = useUpdateMerchantMutation();
  const toast = useToast();
  const edit = useEditForm({
    draft: 'settings:contacts',
    saved: useMemo(() => contactsValuesOf(merchant), [merchant]),
    schema: contactsSchema,
    save: (values) => update({ settings: { contacts: contactsOf(values) } }).unwrap(),
  });
  return (
    <EditPage
      edit={edit}
      title={title}
      back={toShop}
      width="narrow"
      onSaved={() => toast.show({ title: texts.saved, type: 'happy' })}
    >
      <Controller
        control={edit.form.control}
        name="contacts"
        render={({ field }) => <ContactList contacts={field.value} changed={edit.changed} onChange={field.onChange} />}
      />
    </EditPage>
  );
}
