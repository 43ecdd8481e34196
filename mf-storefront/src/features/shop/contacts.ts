import type { Contact, DeliveryConditions, PublicShop } from 'shared-contracts';
import { contactHref, contactTitle, type FooterLink, type IconName, type LinkTarget } from 'shared-design-system';

const icons: Record<Contact['type'], IconName> = {
  phone: 'phone',
  email: 'mail',
  telegram: 'send',
  whatsapp: 'message-circle',
};

/** Every way to reach the shop, each once: its contacts, its phone, its mail, and who answers about delivery. */
export function contactsOf(shop: PublicShop, conditions?: DeliveryConditions | null): Contact[] {
  const all: Contact[] = [
    { type: 'phone', value: shop.contactPhone },
    ...shop.contacts,
    { type: 'email', value: shop.email },
    ...(conditions?.communications ?? []),
  ];
  const byAddress = new Map(all.filter(({ value }) => value).map((contact) => [hrefOf(contact), contact]));
  return [...byAddress.values()];
}

const hrefOf = ({ type, value }: Contact): string => contactHref(type, value);

/** A contact as a link that people read. */
export function contactLink({ type, value }: Contact): { title: string; icon: IconName; link: LinkTarget } {
  return { title: contactTitle(type, value), icon: icons[type], link: { href: contactHref(type, value) } };
}

/** A contact as the footer shows it; the e-mail has a place of its own there. */
export function footerLinks(shop: PublicShop): FooterLink[] {
  return contactsOf(shop)
    .filter((contact) => contact.type !== 'email')
    .map((contact) =>
      contact.type === 'phone'
        ? { type: 'phone', value: contact.value }
        : { type: 'link', value: hrefOf(contact), title: contactTitle(contact.type, contact.value) },
    );
}
