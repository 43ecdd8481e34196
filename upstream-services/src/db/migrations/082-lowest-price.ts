import { migrationOf } from './migration.ts';

/**
 * Price of a product in its cheapest size, in kopecks: lists are sorted by it. A generated column, so that no code that writes a price can forget it.
 * Until it is replaced, the previous release sorts by `price`, without an index.
 */
export default migrationOf(`
  create function lowest_price(price bigint, fields jsonb) returns bigint language sql immutable parallel safe as $$
    select coalesce(min(coalesce(round((size ->> 'price')::numeric * 100)::bigint, price)), price)
    from jsonb_array_elements(fields) as field, jsonb_array_elements(field -> 'sizes') as size
  $$;
  alter table products add column lowest_price bigint not null generated always as (lowest_price(price, fields)) stored;
  drop index products_price;
  create index products_lowest_price on products (merchant_id, lowest_price, product_id) where deleted_at is null and is_posted;
`);
