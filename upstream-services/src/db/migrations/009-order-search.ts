import { migrationOf } from './migration.ts';

/**
 * Where the database's owner may not create the two extensions, which come with PostgreSQL, a search reads the
 * merchant's orders one by one, and everything else is as fast.
 */
export default migrationOf(`
  do $$
  begin
    create extension if not exists pg_trgm;
    create extension if not exists btree_gin;
    create index orders_search on orders using gin (merchant_id, search_text gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'orders are searched without an index: %', sqlerrm;
  end
  $$;

  alter table orders add column total bigint not null
    generated always as (sum + coalesce(round((delivery_info ->> 'delivery_price')::numeric * 100)::bigint, 0)) stored;
  drop index orders_made;
  create index orders_made on orders (merchant_id, created_at) include (total, status, payment_state);
`);
