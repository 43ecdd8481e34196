import { isReverted, readLine } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import type { BotMessageKind, BotMessagesTable } from '../db/schema/bot.ts';
import type { Notice } from '../notices/index.ts';
import { findMessage } from './message-repository.ts';

/** The notice whose switch and quiet hours a message is under; undefined for what was asked for. */
export function noticeFor(kind: BotMessageKind): Notice | undefined {
  if (kind === 'opened') return undefined;
  return kind === 'withdrawn' ? 'reported' : kind;
}

/**
 * Whether there is nothing to tell: "Я оплатил" was taken back before the word of it went out; or it was, and the chat never heard of the one
 * nor of the other.
 */
export async function isWithdrawn(
  { db }: AppContext,
  message: Pick<BotMessagesTable, 'merchant_id' | 'chat_key' | 'event_id' | 'order_id' | 'kind'>,
): Promise<boolean> {
  const { merchant_id, event_id, order_id, kind } = message;
  if (kind === 'reported') return order_id !== null && isReverted(db, merchant_id, order_id, event_id);
  if (kind !== 'withdrawn') return false;
  const reverts = (await readLine(db, merchant_id, event_id))?.reverts;
  return !reverts || !(await findMessage(db, { ...message, event_id: reverts }));
}
