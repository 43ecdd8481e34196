import { sql } from 'kysely';
import { activeOrderStatuses, maxDeliveries, shopDayOf } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import { readZone } from '../merchants/index.ts';
import { deliveryDate } from './list-repository.ts';
import { withLines } from './read-service.ts';
import { orderColumns, orders } from './repository.ts';

const firstHour = sql<number | null>`substring(delivery_info->>'delivery_interval' from '\\d{1,2}')::integer`;

export async function deliveriesOf(context: AppContext, merchantId: string, day?: string) {
  const date = day ?? shopDayOf(context.now(), await readZone(context.db, merchantId));
  const rows = await orders(context.db, merchantId)
    .select(orderColumns)
    .where(deliveryDate, '=', date)
    .where('status', 'in', [...activeOrderStatuses])
    .orderBy(sql`stop nulls last`)
    .orderBy(sql`${firstHour} nulls last`)
    .orderBy(sql`delivery_info->>'delivery_interval'`)
    .orderBy('number')
    .limit(maxDeliveries)
    .execute();
  return { date, orders: await withLines(context, merchantId, rows) };
}
