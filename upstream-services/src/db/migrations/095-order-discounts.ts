import { migrationOf } from './migration.ts';

/**
 * Discounts of an order, line by line, in kopecks; its total counts them. PostgreSQL before 17 cannot change the expression of a generated column,
 * and a new column would rewrite all orders: from now on a trigger computes the total, for the previous release too.
 */
export default migrationOf(`
  alter table orders add column discounts jsonb not null default '[]';
  alter table orders alter column total drop expression;

  create function discount_of(lines jsonb) returns bigint immutable language sql as $$
    select coalesce(sum((line ->> 'amount')::bigint), 0)::bigint from jsonb_array_elements(lines) as line
  $$;

  create function total_order() returns trigger language plpgsql as $$
  begin
    new.total = greatest(
      0,
      new.sum - discount_of(new.discounts)
        + coalesce(round((new.delivery_info ->> 'delivery_price')::numeric * 100)::bigint, 0)
    );
    return new;
  end
  $$;

  create trigger order_total before insert or update of sum, discounts, delivery_info, total on orders
    for each row execute function total_order();
`);
