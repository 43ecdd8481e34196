import type { ContactType, Merchant } from 'shared-contracts';

/** Proposes the shop's phone for messengers too: a number that is called may be written to. */
export function proposedContact(type: ContactType, { contactPhone, settings }: Merchant): string {
  const listed = (requested: ContactType) =>
    settings.contacts.find((contact) => contact.type === requested)?.value ?? '';
  switch (type) {
    case 'email':
      return listed('email') || settings.email;
    case 'phone':
      return listed('phone') || contactPhone;
    case 'whatsapp':
      return listed('whatsapp') || contactPhone;
    case 'telegram':
      return listed('telegram');
  }
}
