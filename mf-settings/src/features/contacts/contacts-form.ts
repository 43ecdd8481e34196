import { type Contact, contactTypes, type Merchant, typedText } from 'shared-contracts';
import { z } from 'zod';
import { contactErrorOf, readContact } from '../../contact-values.ts';
import { withIds } from '../../with-ids.ts';

export const contactSchema = z
  .object({ type: z.enum(contactTypes), value: typedText() })
  .superRefine(({ type, value }, context) => {
    if (readContact(type, value) !== null) return;
    context.addIssue({ code: 'custom', path: ['value'], message: contactErrorOf(type, value) });
  });

export type ContactEntry = Contact & { id: string };

export const contactsSchema = z.object({
  contacts: z.array(z.object({ id: z.string(), type: z.enum(contactTypes), value: z.string() })),
});
type ContactsValues = z.infer<typeof contactsSchema>;

export const contactsValuesOf = ({ settings }: Merchant): ContactsValues => ({ contacts: withIds(settings.contacts) });

export const contactsOf = ({ contacts }: ContactsValues): Contact[] =>
  contacts.map(({ type, value }) => ({ type, value }));
