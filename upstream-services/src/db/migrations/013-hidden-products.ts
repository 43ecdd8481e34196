import { migrationOf } from './migration.ts';

export default migrationOf(`
  create index products_hidden on products (merchant_id, position, product_id) where deleted_at is null and not is_posted;
`);
