import { migrationOf } from './migration.ts';

export default migrationOf(`
  create index orders_unconfirmed on orders (updated_at)
    where source = 'by_hand' and confirmed_at is null and payment_method = 'card' and status = 'created';
`);
