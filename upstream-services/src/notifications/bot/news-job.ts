import { type LetterKind, letterKinds } from 'shared-contracts';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { defineJob, type Job } from '../../jobs/index.ts';
import { getNotificationStart, letterKindForEvent, readOrderUpdate, revertKinds } from '../letters/index.ts';
import type { Message } from '../messengers/index.ts';
import type { Subscriber } from '../outbox/index.ts';
import { findFollower, followersOf, markNotified } from './follower-repository.ts';
import { buildTextMessage } from './message-builder.ts';
import { texts } from './texts.ts';
import { postponedField, withChatThrottle } from './with-chat-throttle.ts';

const words = texts.following;

const form = z.object({
  merchant_id: z.uuid(),
  order_id: z.uuid(),
  follower_key: z.uuid(),
  event_id: z.uuid(),
  kind: z.enum(letterKinds),
  reverts: z.uuid().nullable(),
  ...postponedField,
});
type Data = z.infer<typeof form>;

async function messageOf(context: AppContext, data: Data): Promise<Message | undefined> {
  const news = await readOrderUpdate(context, data, data.kind);
  if (!news) return undefined;
  // If the follower was not told of the reverted step yet, both are marked as told and nothing is sent. Otherwise the revert is sent.
  if (data.reverts !== null && (await markNotified(context.db, data, data.reverts, data.event_id))) return undefined;
  const message = buildTextMessage(`${news.subject}\n\n${news.words}\n\n${words.page}\n${news.link}`);
  return news.picture === undefined ? message : { ...message, picture: news.picture };
}

export const newsJob: Job<AppContext, Data> = defineJob<Data, AppContext>({
  name: 'bot-news',
  data: form,
  retry: { limit: 20, delay: 5, most: 1_800 },
  timeLimit: 30,
  atOnce: 8,
  async handle(context, data) {
    const follower = await findFollower(context.db, data, data.event_id);
    if (!follower || follower.told) return;
    const message = await messageOf(context, data);
    if (!message) return;
    await withChatThrottle(context, follower, newsJob, data, async (client) => {
      await client.send(follower.chat_id, message);
      await markNotified(context.db, data, data.event_id);
    });
  },
});

export const notifyFollowers: Subscriber = async (context, trx, event) => {
  const { merchant_id, subject_id: order_id, audit_id: event_id } = event;
  const reverts = revertKinds.includes(event.kind) ? event.reverts : null;
  const kind: LetterKind | undefined = reverts === null ? letterKindForEvent(event) : 'reverted';
  if (!kind || order_id === null) return;
  const startAfter = reverts === null ? getNotificationStart(context, event) : undefined;
  for (const { follower_key } of await followersOf(trx, { merchant_id, order_id })) {
    const data = { merchant_id, order_id, follower_key, event_id, kind, reverts };
    await context.jobs.send(trx, newsJob, data, { startAfter });
  }
};
