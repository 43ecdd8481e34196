import { migrationOf } from './migration.ts';

export default migrationOf(`
  create index orders_by_delivery on orders
    (merchant_id, (nullif(delivery_info->>'delivery_date', '')), (delivery_info->>'delivery_interval'), number);
`);
