import type { DeliveryConditions, PublicShop } from 'shared-contracts';
import { Facts } from 'shared-design-system/shop';
import { productTexts } from '../../../product-texts.ts';
import { contactsOf } from '../contacts.ts';
import { deliveryFact } from '../delivery-fact.ts';
import { contactFact } from './contact-fact.tsx';

interface ProductNotesProps {
  shop: PublicShop;
  conditions: DeliveryConditions | null | undefined;
}

/** Beside a product: how it is delivered, and whom to ask. */
export function ProductNotes({ shop, conditions }: ProductNotesProps) {
  const [method] = conditions?.deliveryMethods ?? [];
  const [contact] = contactsOf(shop, conditions);
  const items = [
    ...(method ? [{ icon: 'truck' as const, ...deliveryFact(method) }] : []),
    ...(contact ? [contactFact(contact, productTexts.question)] : []),
  ];
  return items.length > 0 ? <Facts variant="list" items={items} /> : null;
}
