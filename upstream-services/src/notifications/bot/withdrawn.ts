import { historyOf, isReverted } from '../../audit/index.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { BotMessageKind, BotMessagesTable } from '../../db/schema/bot.ts';
import type { Notice } from '../notices/index.ts';
import { newestMessage } from './message-repository.ts';

const fresh = 600_000;

type MessageSubject = Pick<BotMessagesTable, 'merchant_id' | 'chat_key' | 'event_id' | 'order_id' | 'kind'>;

export const noticeFor = (kind: BotMessageKind): Notice | undefined => (kind === 'opened' ? undefined : kind);

export async function isWithdrawn({ db }: AppContext, { merchant_id, event_id, order_id, kind }: MessageSubject) {
  return kind === 'reported' && order_id !== null && isReverted(db, merchant_id, order_id, event_id);
}

/** Whether the buyer withdrew the report that a message is about, and every later one: a later one edits the same message. */
export async function isReportWithdrawn(
  db: Database,
  { merchant_id, event_id, order_id }: Omit<MessageSubject, 'chat_key' | 'kind'>,
): Promise<boolean> {
  const lines = order_id === null ? [] : await historyOf(db, merchant_id, order_id);
  const first = lines.findIndex(({ audit_id }) => audit_id === event_id);
  const reports = lines.filter(({ kind }, at) => kind === 'order_payment_reported' && at >= first);
  return first >= 0 && reports.every((report) => lines.some(({ reverts }) => reverts === report.audit_id));
}

/**
 * The message about a transfer report that was withdrawn, if the shopper reports again within ten minutes: that message is edited, so that the chat
 * is not notified twice. After that a new message is sent, since nobody looks for news in an old one.
 */
export async function findRevertedMessage(
  { db, now }: AppContext,
  subject: MessageSubject,
): Promise<BotMessagesTable | undefined> {
  const { merchant_id, order_id, kind } = subject;
  if (kind !== 'reported' || order_id === null) return undefined;
  const earlier = await newestMessage(db, subject);
  if (!earlier || now().getTime() - earlier.sent_at.getTime() > fresh) return undefined;
  return (await isReverted(db, merchant_id, order_id, earlier.event_id)) ? earlier : undefined;
}
