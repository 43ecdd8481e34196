import { migrationOf } from './migration.ts';

/**
 * Totals of a merchant's orders by day, kept by a trigger: whoever changes an order, also a process of the previous release or somebody at a console,
 * changes its day's row in the same transaction. Sums and counts then read one row per day.
 *
 * The trigger is created before the rows are filled in: creating it waits for transactions that write orders, and blocks new ones until this is
 * committed.
 */
export default migrationOf(`
  create table order_days (
    merchant_id uuid not null,
    day date not null,
    created bigint not null,
    accepted bigint not null,
    assembling bigint not null,
    delivering bigint not null,
    completed bigint not null,
    canceled bigint not null,
    total bigint not null,
    paid bigint not null,
    primary key (merchant_id, day)
  ) with (fillfactor = 50);

  create function count_order(counted orders, times integer) returns void language plpgsql as $$
  begin
      insert into order_days as known
      select
        counted.merchant_id,
        (counted.created_at at time zone 'Europe/Moscow')::date,
        times * (counted.status = 'created')::integer,
        times * (counted.status = 'accepted')::integer,
        times * (counted.status = 'assembling')::integer,
        times * (counted.status = 'delivering')::integer,
        times * (counted.status = 'completed')::integer,
        times * (counted.status = 'canceled')::integer,
        times * case when counted.status <> 'canceled' then counted.total else 0 end,
        times * case when counted.status <> 'canceled' and counted.payment_state = 'succeeded' then counted.total else 0 end
      on conflict (merchant_id, day) do update set
        created = known.created + excluded.created,
        accepted = known.accepted + excluded.accepted,
        assembling = known.assembling + excluded.assembling,
        delivering = known.delivering + excluded.delivering,
        completed = known.completed + excluded.completed,
        canceled = known.canceled + excluded.canceled,
        total = known.total + excluded.total,
        paid = known.paid + excluded.paid;
  end
  $$;

  create function follow_order() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      perform count_order(old, -1);
    end if;
    if tg_op <> 'DELETE' then
      perform count_order(new, 1);
    end if;
    return null;
  end
  $$;

  create trigger order_days after insert or delete on orders for each row execute function follow_order();
  create trigger order_days_changed after update on orders for each row
    when (
      (old.merchant_id, old.created_at, old.status, old.payment_state, old.total)
      is distinct from (new.merchant_id, new.created_at, new.status, new.payment_state, new.total)
    )
    execute function follow_order();

  insert into order_days
  select
    merchant_id,
    (created_at at time zone 'Europe/Moscow')::date,
    count(*) filter (where status = 'created'),
    count(*) filter (where status = 'accepted'),
    count(*) filter (where status = 'assembling'),
    count(*) filter (where status = 'delivering'),
    count(*) filter (where status = 'completed'),
    count(*) filter (where status = 'canceled'),
    coalesce(sum(total) filter (where status <> 'canceled'), 0)::bigint,
    coalesce(sum(total) filter (where status <> 'canceled' and payment_state = 'succeeded'), 0)::bigint
  from orders
  group by 1, 2;

  drop index orders_made;
`);
