import type { BotChannel } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';
import { stopFollowing } from './follower-repository.ts';

export const maxChats = 20;
const maxShopsOfChat = 20;

const columns = ['merchant_id', 'chat_key', 'channel', 'chat_id', 'name', 'linked_at', 'blocked_at'] as const;

export const listChats = (db: Database, merchantId: string) =>
  db
    .selectFrom('bot_chats')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .orderBy('linked_at')
    .orderBy('chat_key')
    .limit(maxChats)
    .execute();

export const hasActiveChat = async (db: Database, merchantId: string): Promise<boolean> =>
  (await listChats(db, merchantId)).some(({ blocked_at }) => blocked_at === null);

export type ChatRow = Awaited<ReturnType<typeof listChats>>[number];

export const findChat = (db: Database, merchantId: string, chatKey: string): Promise<ChatRow | undefined> =>
  db
    .selectFrom('bot_chats')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .where('chat_key', '=', chatKey)
    .executeTakeFirst();

export const shopsOfChat = (db: Database, channel: BotChannel, chatId: string): Promise<ChatRow[]> =>
  db
    .selectFrom('bot_chats')
    .select(columns)
    .where('channel', '=', channel)
    .where('chat_id', '=', chatId)
    .orderBy('linked_at')
    .limit(maxShopsOfChat)
    .execute();

export const findChatOfShop = (db: Database, channel: BotChannel, chatId: string, merchantId: string) =>
  db
    .selectFrom('bot_chats')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .where('channel', '=', channel)
    .where('chat_id', '=', chatId)
    .executeTakeFirst();

export async function linkChat(
  trx: Trx,
  chat: Pick<ChatRow, 'merchant_id' | 'channel' | 'chat_id' | 'name'>,
  now: Date,
): Promise<string | undefined> {
  const known = await listChats(trx, chat.merchant_id);
  const same = known.some(({ channel, chat_id }) => channel === chat.channel && chat_id === chat.chat_id);
  if (!same && known.length >= maxChats) return undefined;
  const { chat_key } = await trx
    .insertInto('bot_chats')
    .values({ ...chat, chat_key: newId(), linked_at: now, blocked_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'channel', 'chat_id'])
        .doUpdateSet({ name: chat.name, linked_at: now, blocked_at: null }),
    )
    .returning('chat_key')
    .executeTakeFirstOrThrow();
  return chat_key;
}

export async function unlinkChat(trx: Trx, merchantId: string, chatKey: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('bot_chats')
    .where('merchant_id', '=', merchantId)
    .where('chat_key', '=', chatKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function setBlocked(db: Database, channel: BotChannel, chatId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('bot_chats')
    .set({ blocked_at: at })
    .where('channel', '=', channel)
    .where('chat_id', '=', chatId)
    .where('blocked_at', at === null ? 'is not' : 'is', null)
    .execute();
  if (at !== null) await stopFollowing(db, { channel, chat_id: chatId });
}
