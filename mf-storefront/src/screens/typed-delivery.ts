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

export const readTyped = (token: string): TypedDelivery | undefined =>
  readStoredJson<TypedDelivery>(keyOf(token), 'session') ?? undefined;
