import { migrationOf } from './migration.ts';

/** The few products that a shop hides, from an index of their own: they are listed and counted without going through all the others. */
export default migrationOf(`
  create index products_hidden on products (merchant_id, position, product_id) where deleted_at is null and not is_posted;
`);
