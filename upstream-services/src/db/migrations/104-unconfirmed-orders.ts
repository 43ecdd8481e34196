import { migrationOf } from './migration.ts';

/** Card orders made by hand that wait for their buyers: few at any time, and looked for every hour. */
export default migrationOf(`
  create index orders_unconfirmed on orders (updated_at)
    where source = 'by_hand' and confirmed_at is null and payment_method = 'card' and status = 'created';
`);
