import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table shop_state add column changed_at timestamptz not null default now();

  drop index products_merchant_id_position_idx;
  create index products_place on products (merchant_id, position, product_id) include (is_posted) where deleted_at is null;
  create index products_price on products (merchant_id, price, product_id) where deleted_at is null and is_posted;
  create index products_age on products (merchant_id, created_at, product_id) where deleted_at is null and is_posted;
`);
