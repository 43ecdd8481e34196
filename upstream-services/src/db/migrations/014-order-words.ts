import { migrationOf } from './migration.ts';

/**
 * What searches for orders look through, beside the orders: an order changes some five times on its way, and its words never. While they stood
 * in one table, each change brought all of the order's words into the index once more, and a search after a busy day met them all.
 *
 * A trigger copies the words, so that a process of the release before may go on placing orders. The index takes them at once: PostgreSQL would
 * gather them in a list that every search reads to its end, until the table is vacuumed.
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
