import { migrationOf } from './migration.ts';

/** What a shopper shows of a transfer: one picture of an order, for its merchant's eyes only, and for a while. */
export default migrationOf(`
  alter table orders
    add column screenshot_key text,
    add column screenshot_at timestamptz;
`);
