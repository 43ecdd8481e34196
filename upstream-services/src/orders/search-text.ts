import type { DeliveryInfoWire } from '../db/schema/orders.ts';
import { searchable } from '../db/search.ts';

/** What a search for an order looks through, besides its number. */
export const searchTextOf = (
  info: Pick<DeliveryInfoWire, 'name' | 'contact_phone_number' | 'email' | 'recipient' | 'delivery_address'>,
): string =>
  searchable(
    info.name,
    info.contact_phone_number,
    info.email,
    info.recipient?.name,
    info.recipient?.phone,
    info.delivery_address,
  );
