import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table orders add column paid bigint;

  create or replace function count_order(counted orders, times integer) returns void language plpgsql as $$
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
        times * case
          when counted.status <> 'canceled' and counted.payment_state = 'succeeded'
            then coalesce(counted.paid, counted.total) - counted.refunded
          else 0
        end
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

  create trigger order_days_paid after update on orders for each row
    when (
      old.paid is distinct from new.paid
      and (old.merchant_id, old.created_at, old.status, old.payment_state, old.total, old.refunded)
        is not distinct from (new.merchant_id, new.created_at, new.status, new.payment_state, new.total, new.refunded)
    )
    execute function follow_order();

  update orders set paid = brought.amount
  from (
    select merchant_id, order_id, sum(amount)::bigint as amount from payments where status = 'succeeded' group by 1, 2
  ) as brought
  where orders.merchant_id = brought.merchant_id and orders.order_id = brought.order_id;
`);
