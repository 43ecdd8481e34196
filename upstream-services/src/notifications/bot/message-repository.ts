import type { Database } from '../../db/database.ts';
import type { BotMessagesTable } from '../../db/schema/bot.ts';
import type { Trx } from '../../db/transaction.ts';

const maxEdited = 60;

interface MessageKey {
  merchant_id: string;
  chat_key: string;
  event_id: string;
}

const byKey = (db: Database, { merchant_id, chat_key, event_id }: MessageKey) =>
  db
    .selectFrom('bot_messages')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('chat_key', '=', chat_key)
    .where('event_id', '=', event_id);

export const findMessage = (db: Database, key: MessageKey): Promise<BotMessagesTable | undefined> =>
  byKey(db, key).executeTakeFirst();

export const findMessageById = (db: Database, merchantId: string, chatKey: string, messageId: string) =>
  db
    .selectFrom('bot_messages')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('chat_key', '=', chatKey)
    .where('message_id', '=', messageId)
    .executeTakeFirst();

export const newestMessage = (
  db: Database,
  { merchant_id, chat_key, order_id, kind }: Pick<BotMessagesTable, 'merchant_id' | 'chat_key' | 'order_id' | 'kind'>,
): Promise<BotMessagesTable | undefined> =>
  db
    .selectFrom('bot_messages')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('chat_key', '=', chat_key)
    .where('order_id', '=', order_id)
    .where('kind', '=', kind)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function recordSentMessage(db: Database, message: BotMessagesTable): Promise<void> {
  await db
    .insertInto('bot_messages')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function noteShown(db: Database, { merchant_id, chat_key, event_id }: MessageKey, shown: Buffer) {
  await db
    .updateTable('bot_messages')
    .set({ shown })
    .where('merchant_id', '=', merchant_id)
    .where('chat_key', '=', chat_key)
    .where('event_id', '=', event_id)
    .execute();
}

export const messagesOfOrder = (trx: Trx, merchantId: string, orderId: string): Promise<MessageKey[]> =>
  trx
    .selectFrom('bot_messages')
    .select(['merchant_id', 'chat_key', 'event_id'])
    .where('merchant_id', '=', merchantId)
    .where('order_id', '=', orderId)
    .orderBy('sent_at', 'desc')
    .limit(maxEdited)
    .execute();

export async function forgetMessage(db: Database, { merchant_id, chat_key, event_id }: MessageKey): Promise<void> {
  await db
    .deleteFrom('bot_messages')
    .where('merchant_id', '=', merchant_id)
    .where('chat_key', '=', chat_key)
    .where('event_id', '=', event_id)
    .execute();
}

export async function forgetMessages(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('bot_messages').where('sent_at', '<', before).execute();
}
