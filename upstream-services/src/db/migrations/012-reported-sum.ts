import { migrationOf } from './migration.ts';

/**
 * What the shopper said to have paid, since the cost of the delivery may come after it. Of reports made before, the log of changes tells what
 * the delivery cost then: as it was before the first change after the report, or as it is.
 */
export default migrationOf(`
  alter table orders add column payment_reported_sum bigint;

  update orders set payment_reported_sum = orders.sum + coalesce(round(
    case
      when later.is_there then later.was::numeric
      else (orders.delivery_info ->> 'delivery_price')::numeric
    end * 100
  )::bigint, 0)
  from orders as reported left join lateral (
    select true as is_there, was from audit
    where audit.merchant_id = reported.merchant_id and subject_id = reported.order_id::text
      and kind = 'order_delivery_price' and at > reported.payment_reported_at
    order by at limit 1
  ) as later on true
  where reported.merchant_id = orders.merchant_id and reported.order_id = orders.order_id
    and orders.payment_reported_at is not null;
`);
