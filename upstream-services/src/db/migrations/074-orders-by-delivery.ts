import { migrationOf } from './migration.ts';

/** Orders by when they are to be brought: a day's orders, and those that come first, from an index. */
export default migrationOf(`
  create index orders_by_delivery on orders
    (merchant_id, (nullif(delivery_info->>'delivery_date', '')), (delivery_info->>'delivery_interval'), number);
`);
