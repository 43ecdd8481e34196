import type { EditChange, OrderPage } from 'shared-contracts';
import { formatPhone } from 'shared-design-system/shop';
import { readStoredJson, writeStored } from 'shared-runtime/page';
import type { OrderBody } from '../features/checkout/request.ts';
import type { TypedDelivery } from '../features/order/components/order-delivery.tsx';

export const typedOf = ({ delivery_info: info }: Pick<OrderBody, 'delivery_info'>): TypedDelivery => ({
  ...info,
  phone: formatPhone(info.contact_phone_number),
  address: info.delivery_address,
  cardText: info.card_text,
});

const keyOf = (token: string): string => `b2b:typed:${token}`;

/** Keeps in this tab what the buyer of an order typed, also while the tab is at the bank: the server shows it masked. */
export function keepTyped(token: string, body: Pick<OrderBody, 'delivery_info'>): void {
  writeStored(keyOf(token), JSON.stringify(typedOf(body)), 'session');
}

const fields: { [Kind in EditChange['kind']]?: keyof TypedDelivery } = {
  address: 'address',
  name: 'name',
  phone: 'phone',
  email: 'email',
  recipient: 'recipient',
  card_text: 'cardText',
  comment: 'comment',
};

/** What the buyer typed and nobody has changed since. */
export function readTyped(token: string, edits: OrderPage['edits']): TypedDelivery | undefined {
  const typed = readStoredJson<TypedDelivery>(keyOf(token), 'session');
  if (!typed) return undefined;
  for (const { changes } of edits) {
    for (const { kind } of changes) if (fields[kind]) delete typed[fields[kind]];
  }
  return typed;
}
