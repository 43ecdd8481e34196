import { migrationOf } from './migration.ts';

/**
 * The words that order searches look through, in a table of their own: an order's row changes some five times, its words never. In one table, each
 * change put all words into the index once more, and a search after a busy day met all these versions.
 *
 * A trigger copies the words, so that a process of the previous release can still place orders. The index takes them at once (no `fastupdate`):
 * PostgreSQL would collect them in a list that every search reads to its end, until the table is vacuumed.
 */
export default migrationOf(`
  create table order_words (
    merchant_id uuid not null,
    number bigint not null,
    search_text text not null,
    primary key (merchant_id, number),
    foreign key (merchant_id, number) references orders (merchant_id, number) on delete cascade
  );

  create function follow_order_words() returns trigger language plpgsql as $$
  begin
    insert into order_words (merchant_id, number, search_text) values (new.merchant_id, new.number, new.search_text);
    return null;
  end
  $$;

  create trigger order_words after insert on orders for each row execute function follow_order_words();

  insert into order_words select merchant_id, number, search_text from orders;

  drop index if exists orders_search;
  do $$
  begin
    create index order_words_search on order_words using gin (merchant_id, search_text gin_trgm_ops) with (fastupdate = off);
  exception when undefined_object then
    raise notice 'orders are searched without an index: %', sqlerrm;
  end
  $$;
`);
