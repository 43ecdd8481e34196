import { maxOrderPushes } from 'shared-contracts';
import type { Database } from '../../db/database.ts';
import type { OrderPushesTable } from '../../db/schema/push.ts';
import type { Trx } from '../../db/transaction.ts';

type OrderKey = Pick<OrderPushesTable, 'merchant_id' | 'order_id'>;

const ofOrder = (db: Database, { merchant_id, order_id }: OrderKey) =>
  db.selectFrom('order_pushes').where('merchant_id', '=', merchant_id).where('order_id', '=', order_id);

export const listFollowers = (db: Database, order: OrderKey) =>
  ofOrder(db, order).select('push_id').limit(maxOrderPushes).execute();

export const findFollower = (db: Database, order: OrderKey & { push_id: string }) =>
  ofOrder(db, order).select('sealed_subscription').where('push_id', '=', order.push_id).executeTakeFirst();

export async function saveFollower(trx: Trx, follower: OrderPushesTable): Promise<void> {
  const { merchant_id, order_id, sealed_subscription, ends_at } = follower;
  await trx
    .insertInto('order_pushes')
    .values(follower)
    .onConflict((conflict) =>
      conflict.constraint('order_pushes_endpoint').doUpdateSet({ sealed_subscription, ends_at }),
    )
    .execute();
  const kept = ofOrder(trx, follower)
    .select('push_id')
    .orderBy('added_at', 'desc')
    .orderBy('push_id', 'desc')
    .limit(maxOrderPushes);
  await trx
    .deleteFrom('order_pushes')
    .where('merchant_id', '=', merchant_id)
    .where('order_id', '=', order_id)
    .where('push_id', 'not in', kept)
    .execute();
}

export async function setEnd(trx: Trx, { merchant_id, order_id }: OrderKey, ends_at: Date): Promise<void> {
  await trx
    .updateTable('order_pushes')
    .set({ ends_at })
    .where('merchant_id', '=', merchant_id)
    .where('order_id', '=', order_id)
    .execute();
}

export async function deleteFollower(
  db: Database,
  { merchant_id, order_id }: OrderKey,
  which: { push_id: string } | { endpoint_hash: Buffer },
): Promise<void> {
  const [column, value] =
    'push_id' in which ? (['push_id', which.push_id] as const) : (['endpoint_hash', which.endpoint_hash] as const);
  await db
    .deleteFrom('order_pushes')
    .where('merchant_id', '=', merchant_id)
    .where('order_id', '=', order_id)
    .where(column, '=', value)
    .execute();
}

export async function forgetFollowers(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('order_pushes').where('ends_at', '<', now).execute();
}
