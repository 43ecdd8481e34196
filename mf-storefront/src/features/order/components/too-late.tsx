import type { Order } from 'shared-contracts';
import { Text, typeset } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';

const words = orderTexts.tooLate;

function sentenceFor({ status, deliveryInfo }: Order): string | undefined {
  if (status === 'delivering' && deliveryInfo.deliveryKind === 'pickup') return words.ready;
  return status === 'accepted' || status === 'assembling' || status === 'delivering' ? words[status] : undefined;
}

/** Stands where the order could be canceled before: a shop that works on it already has to be asked. */
export function TooLate({ order, hasContacts }: { order: Order; hasContacts: boolean }) {
  const sentence = sentenceFor(order);
  if (!sentence) return null;
  return (
    <Text tone="muted" size="s">
      {typeset(hasContacts ? `${sentence} ${words.contacts}` : sentence)}
    </Text>
  );
}
