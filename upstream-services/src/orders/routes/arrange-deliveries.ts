import { sql } from 'kysely';
import { arrangeDeliveries } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { deliveriesOf } from '../deliveries.ts';
import { deliveryDate } from '../list-repository.ts';

export default bindRoute(arrangeDeliveries, async ({ context, caller: { merchantId }, body: { date, order_ids } }) => {
  await context.db
    .updateTable('orders')
    .set({ stop: sql<number | null>`array_position(${order_ids}::uuid[], order_id)` })
    .where('merchant_id', '=', merchantId)
    .where(deliveryDate, '=', date)
    .execute();
  return deliveriesOf(context, merchantId, date);
});
