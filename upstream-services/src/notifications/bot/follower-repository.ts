import { sql } from 'kysely';
import type { BotChannel } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';

export const maxFollowers = 5;

interface OrderKey {
  merchant_id: string;
  order_id: string;
}
interface ChatOf {
  channel: BotChannel;
  chat_id: string;
}
interface FollowerKey {
  merchant_id: string;
  follower_key: string;
}

export const followersOf = (db: Database, { merchant_id, order_id }: OrderKey) =>
  db
    .selectFrom('order_followers')
    .select(['merchant_id', 'follower_key', 'channel', 'chat_id'])
    .where('merchant_id', '=', merchant_id)
    .where('order_id', '=', order_id)
    .limit(maxFollowers)
    .execute();

/**
 * Makes a chat follow an order; one that follows already stays. The caller holds the shop's lock.
 * @returns false where the order has too many followers
 */
export async function follow(trx: Trx, order: OrderKey, chat: ChatOf, now: Date): Promise<boolean> {
  const known = await followersOf(trx, order);
  if (known.some(({ channel, chat_id }) => channel === chat.channel && chat_id === chat.chat_id)) return true;
  if (known.length >= maxFollowers) return false;
  await trx
    .insertInto('order_followers')
    .values({ ...order, ...chat, follower_key: newId(), followed_at: now })
    .execute();
  return true;
}

export const findFollower = (db: Database, { merchant_id, follower_key }: FollowerKey, eventId: string) =>
  db
    .selectFrom('order_followers')
    .select(['order_id', 'channel', 'chat_id', sql<boolean>`${eventId}::uuid = any (told)`.as('told')])
    .where('merchant_id', '=', merchant_id)
    .where('follower_key', '=', follower_key)
    .executeTakeFirst();

export async function markNotified(db: Database, { merchant_id, follower_key }: FollowerKey, ...events: string[]) {
  const { numUpdatedRows } = await db
    .updateTable('order_followers')
    .set({ told: sql<string[]>`told || ${events}::uuid[]` })
    .where('merchant_id', '=', merchant_id)
    .where('follower_key', '=', follower_key)
    .where(sql<boolean>`not ${events[0]}::uuid = any (told)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const isFollower = async (db: Database, { channel, chat_id }: ChatOf): Promise<boolean> =>
  (await db
    .selectFrom('order_followers')
    .select('order_id')
    .where('channel', '=', channel)
    .where('chat_id', '=', chat_id)
    .executeTakeFirst()) !== undefined;

export async function stopFollowing(db: Database, { channel, chat_id }: ChatOf): Promise<void> {
  await db.deleteFrom('order_followers').where('channel', '=', channel).where('chat_id', '=', chat_id).execute();
}

export async function forgetFollowers(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('order_followers').where('followed_at', '<', before).execute();
}
