import { migrationOf } from './migration.ts';

/**
 * The sum that the shopper reported as paid, since the cost of the delivery may be added later. For earlier reports the audit log tells what the
 * delivery cost then: its value before the first change after the report, else its present value.
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
