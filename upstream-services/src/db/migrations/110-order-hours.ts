import { migrationOf } from './migration.ts';

/**
 * Totals of a merchant's orders by hour, beside those by day. Shops have time zones of their own, and change them: which hours make up a shop's day
 * is decided when its sums are read, and nothing has to be counted anew. The days of `order_days`, which are Moscow's, stay for the counts by status,
 * which add up all days and are the same in any zone.
 *
 * An order writes its hour only where a sum changes, which most changes of status do not do. While this runs, orders can be read but not written:
 * writers wait, and are counted by the new function.
 */
export default migrationOf(`
  create table order_hours (
    merchant_id uuid not null,
    hour timestamptz not null,
    count bigint not null,
    total bigint not null,
    paid bigint not null,
    primary key (merchant_id, hour)
  ) with (fillfactor = 50);

  lock table orders in share row exclusive mode;

  create function paid_of(counted orders) returns bigint immutable language sql as $$
    select case when counted.payment_state = 'succeeded' then coalesce(counted.paid, counted.total) - counted.refunded else 0 end
  $$;

  create function count_hour(counted orders, times integer) returns void language plpgsql as $$
  begin
    if counted.status <> 'canceled' then
      insert into order_hours as known
      values (counted.merchant_id, date_trunc('hour', counted.created_at, 'UTC'), times, times * counted.total, times * paid_of(counted))
      on conflict (merchant_id, hour) do update set
        count = known.count + excluded.count,
        total = known.total + excluded.total,
        paid = known.paid + excluded.paid;
    end if;
  end
  $$;

  create or replace function follow_order() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      perform count_order(old, -1);
    end if;
    if tg_op <> 'DELETE' then
      perform count_order(new, 1);
    end if;
    if tg_op = 'INSERT' then
      perform count_hour(new, 1);
    elsif tg_op = 'DELETE' then
      perform count_hour(old, -1);
    elsif (old.merchant_id, old.created_at, old.status = 'canceled', old.total, paid_of(old))
      is distinct from (new.merchant_id, new.created_at, new.status = 'canceled', new.total, paid_of(new)) then
      perform count_hour(old, -1);
      perform count_hour(new, 1);
    end if;
    return null;
  end
  $$;

  insert into order_hours
  select merchant_id, date_trunc('hour', created_at, 'UTC'), count(*), sum(total)::bigint, sum(paid_of(orders))::bigint
  from orders
  where status <> 'canceled'
  group by 1, 2;
`);
