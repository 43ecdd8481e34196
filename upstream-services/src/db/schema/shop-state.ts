import type { Generated } from 'kysely';

/**
 * The row that changes to a shop queue on: whoever changes what the public sees raises `revision` first and so holds the row's lock
 * until the transaction ends. Narrow, since each order updates it.
 */
export interface ShopStateTable {
  merchant_id: string;
  /** Raised by every change that the public can see. */
  revision: Generated<number>;
  last_order_number: Generated<number>;
  /** When the revision was raised last. */
  changed_at: Generated<Date>;
  /** When a price rule begins or ends next; null where none does. Once it has passed, what products cost is due to be looked at. */
  prices_until: Generated<Date | null>;
}
