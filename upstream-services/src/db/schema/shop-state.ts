import type { Generated } from 'kysely';

/**
 * The row that changes to a shop queue on: whoever changes public data of the shop raises `revision` first, and so holds the row's lock until the
 * transaction ends. It has few columns, since each order updates it.
 */
export interface ShopStateTable {
  merchant_id: string;
  revision: Generated<number>;
  last_order_number: Generated<number>;
  changed_at: Generated<Date>;
  prices_until: Generated<Date | null>;
}
