import pg from 'pg';
import type { BackdateOrder } from './orders.ts';

/**
 * Backdates demo orders in the database, because no call can. Their history moves with them; a trigger of the database updates the daily totals.
 * @param databaseUrl database of the services
 * @param work        places the orders
 */
export async function withBackdating<T>(databaseUrl: string, work: (layBack: BackdateOrder) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(async ({ orderId, placed, deliveryDate }) => {
      await client.query(statement, [orderId, placed, deliveryDate]);
    });
  } finally {
    await client.end();
  }
}

// `least`: an order is never moved into the future, although one of today may be planned for the evening.
const statement = `
  with moved as (
    select merchant_id, order_id, created_at - least($2::timestamp at time zone 'Europe/Moscow', created_at) as by
    from orders where order_id = $1
  ), lines as (
    update audit set at = at - moved.by
    from moved where audit.merchant_id = moved.merchant_id and audit.subject_id = moved.order_id::text
  )
  update orders set
    created_at = created_at - moved.by,
    updated_at = updated_at - moved.by,
    payment_reported_at = payment_reported_at - moved.by,
    delivery_info = jsonb_set(delivery_info, '{delivery_date}', to_jsonb($3::text))
  from moved where orders.merchant_id = moved.merchant_id and orders.order_id = moved.order_id
`;
