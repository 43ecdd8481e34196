import type { DeliveryConditions, PublicShop } from 'shared-contracts';
import { Facts, typeset } from 'shared-design-system/shop';
import { productTexts } from '../../../product-texts.ts';
import { contactsOf } from '../contacts.ts';
import { deliveryFact } from '../delivery-fact.ts';
import { scheduleText } from '../schedule-text.ts';
import { contactFact } from './contact-fact.tsx';

interface ProductNotesProps {
  shop: PublicShop;
  conditions: DeliveryConditions | null | undefined;
}

const withWhen = ({ title, text }: ReturnType<typeof deliveryFact>, soon: string) => ({
  title,
  text: [text, soon].filter(Boolean).join('. '),
});

export function ProductNotes({ shop, conditions }: ProductNotesProps) {
  const [method] = conditions?.deliveryMethods ?? [];
  const [contact] = contactsOf(shop, conditions);
  const soon = typeset(scheduleText(conditions?.schedule));
  const items = [
    ...(method ? [{ icon: 'truck' as const, ...withWhen(deliveryFact(method), soon) }] : []),
    ...(contact ? [contactFact(contact, productTexts.question)] : []),
  ];
  return items.length > 0 ? <Facts variant="list" items={items} /> : null;
}
