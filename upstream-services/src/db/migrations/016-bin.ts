import { migrationOf } from './migration.ts';

/**
 * A bin of 30 days. Deleted products and hidden pictures stay in their tables, with indexes to list them by. A category moves into a table of its
 * own, since services of the previous release know no deleted categories and would show it. Of a product that was deleted for good the id stays, so
 * that its page can say so for ever.
 */
export default migrationOf(`
  create table category_bin (
    merchant_id uuid not null,
    category_id uuid not null,
    title text not null,
    description text not null,
    position integer not null,
    product_ids uuid[] not null,
    created_at timestamptz not null,
    deleted_at timestamptz not null,
    primary key (merchant_id, category_id)
  );
  create index on category_bin (deleted_at);

  create table gone_products (
    merchant_id uuid not null,
    product_id uuid not null,
    primary key (merchant_id, product_id)
  );

  create table unused_pictures (
    merchant_id uuid not null,
    bucket text not null,
    key text not null,
    primary key (merchant_id, bucket, key)
  );

  create index products_bin on products (merchant_id, deleted_at desc) where deleted_at is not null;
  create index products_bin_age on products (deleted_at) where deleted_at is not null;
  create index content_bin on content (merchant_id, updated_at desc) where not show;
  create index content_bin_age on content (updated_at) where not show;
  create index content_key on content (merchant_id, key);
`);
