import type { PublicShop } from 'shared-contracts';
import { Card } from 'shared-design-system/pages';
import { Link } from 'shared-design-system/shop';
import { contactLink, contactsOf } from '../contacts.ts';

export function ShopContacts({ shop, title }: { shop: PublicShop; title: string }) {
  const contacts = contactsOf(shop);
  if (contacts.length === 0) return null;
  return (
    <Card title={title} gap={1}>
      {contacts.map((contact) => {
        const { title: words, icon, link } = contactLink(contact);
        return (
          <Link key={link.href} variant="plain" icon={icon} {...link}>
            {words}
          </Link>
        );
      })}
    </Card>
  );
}
