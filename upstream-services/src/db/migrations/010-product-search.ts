import { migrationOf } from './migration.ts';

export default migrationOf(`
  do $$
  begin
    create extension if not exists pg_trgm;
    create extension if not exists btree_gin;
    create index products_search on products using gin (merchant_id, search_text gin_trgm_ops) where deleted_at is null;
  exception when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'products are searched without an index: %', sqlerrm;
  end
  $$;

  create index products_deleted on products (merchant_id, product_id) where deleted_at is not null;
`);
