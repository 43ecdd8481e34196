import { migrationOf } from './migration.ts';

export default migrationOf(`
  create index orders_active on orders (merchant_id, number)
    where status in ('created', 'accepted', 'assembling', 'delivering');
  create index orders_made on orders (merchant_id, created_at);
`);
