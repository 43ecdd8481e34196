import type { Contact, DeliveryConditions, PublicShop } from 'shared-contracts';
import {
  contactTitle,
  type FooterLink,
  type IconName,
  type LinkTarget,
  toContactLink,
} from 'shared-design-system/shop';
import { texts } from '../../texts.ts';

const icons: Record<Contact['type'], IconName> = {
  phone: 'phone',
  email: 'mail',
  telegram: 'send',
  whatsapp: 'message-circle',
};

/**
 * Every contact of the shop once: its list, its phone, its mail, and who answers about delivery. A malformed contact that an earlier release accepted
 * is left out, since a link to it would lead nowhere.
 */
export function contactsOf(shop: PublicShop, conditions?: DeliveryConditions | null): Contact[] {
  const all: Contact[] = [
    { type: 'phone', value: shop.contactPhone },
    ...shop.contacts,
    { type: 'email', value: shop.email },
    ...(conditions?.communications ?? []),
  ];
  const byAddress = new Map<string, Contact>();
  for (const contact of all) {
    const address = toContactLink(contact.type, contact.value);
    if (address) byAddress.set(address, contact);
  }
  return [...byAddress.values()];
}

const hrefOf = ({ type, value }: Contact): string => toContactLink(type, value) ?? '';

export function contactLink({ type, value }: Contact): { title: string; icon: IconName; link: LinkTarget } {
  const title = type === 'whatsapp' ? texts.messengers.whatsapp : contactTitle(type, value);
  return { title, icon: icons[type], link: { href: hrefOf({ type, value }) } };
}

export function footerLinks(shop: PublicShop): FooterLink[] {
  return contactsOf(shop).flatMap((contact): FooterLink[] => {
    const { type, value } = contact;
    if (type === 'email') return [];
    return type === 'phone'
      ? [{ type, value }]
      : [{ type: 'link', value: hrefOf(contact), title: texts.messengers[type] }];
  });
}
