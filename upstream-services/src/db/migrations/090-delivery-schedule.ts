import { migrationOf } from './migration.ts';

/**
 * Orders in a delivery interval are counted from the orders themselves, so that any cancellation frees its place. The function is volatile: each call
 * counts anew, even in a statement that began earlier and has waited for a lock.
 */
export default migrationOf(`
  alter table delivery_conditions add column schedule jsonb;
  alter table orders add column slot_let_go boolean not null default false;
  create function orders_in_slot(merchant uuid, day text, hours text) returns bigint language plpgsql volatile as $$
  begin
    return (
      select count(*) from orders
      where merchant_id = merchant
        and nullif(delivery_info->>'delivery_date', '') = day
        and delivery_info->>'delivery_interval' = hours
        and status <> 'canceled' and not slot_let_go
        and coalesce(delivery_info->>'delivery_kind', '') not in ('pickup', 'post')
    );
  end
  $$;
`);
