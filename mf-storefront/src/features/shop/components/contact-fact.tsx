import type { Contact } from 'shared-contracts';
import { Link } from 'shared-design-system/shop';
import { contactLink } from '../contacts.ts';

export function contactFact(contact: Contact, title: string) {
  const { title: name, icon, link } = contactLink(contact);
  return { icon, title, text: <Link {...link}>{name}</Link> };
}
