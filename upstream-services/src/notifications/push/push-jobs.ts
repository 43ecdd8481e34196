import type { PushMessage } from 'shared-contracts';
import { letterKinds } from 'shared-contracts';
import { z } from 'zod';
import { isReverted } from '../../audit/index.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob, type Job, type JobSettings, type Run, unlessSlow } from '../../jobs/index.ts';
import { readOrderUpdate } from '../letters/index.ts';
import { composePush, fitPayload, topicOf } from './compose.ts';
import { deleteDevice, findDevice } from './device-repository.ts';
import { deleteFollower, findFollower } from './follower-repository.ts';
import { type PushOptions, sendPush } from './send.ts';
import { unsealSubscription } from './subscription.ts';
import { texts } from './texts.ts';

const life = { merchant: 86_400, buyer: 2 * 86_400 };

const limits = { retry: { limit: 14, delay: 5, most: 3_600 }, timeLimit: 30, atOnce: 24, ofOneOwner: 2 };

const common = { merchant_id: z.uuid(), push_id: z.uuid(), event_id: z.uuid(), at: z.iso.datetime() };

interface Sending<Data> {
  job: JobSettings<Data>;
  data: Data & { merchant_id: string; at: string };
  sealed: Buffer;
  message: PushMessage;
  handling: PushOptions;
  forget(): Promise<unknown>;
}

async function bring<Data>(context: AppContext, sending: Sending<Data>, { signal, isLast }: Run): Promise<void> {
  const { job, data, sealed, message, handling, forget } = sending;
  const subscription = unsealSubscription(context.config, data.merchant_id, sealed);
  const outcome = await unlessSlow(context, subscription.endpoint, isLast, () =>
    sendPush(context.config, subscription, message, handling, signal),
  );
  if (outcome === 'taken') return;
  if (outcome === 'gone') return void (await forget());
  const startAfter = new Date(context.now().getTime() + outcome.after * 1_000);
  await inTransaction(context, (trx) => context.jobs.send(trx, job, data, { startAfter, owner: data.merchant_id }));
}

const isOld = ({ now }: AppContext, at: string, seconds: number): boolean =>
  now().getTime() - Date.parse(at) > seconds * 1_000;

const deviceForm = z.object({
  ...common,
  order_id: z.uuid().nullable(),
  kind: z.enum(['placed', 'confirmed', 'reported', 'withdrawn', 'held', 'paid', 'canceled', 'signed_in', 'test']),
});
type DeviceData = z.infer<typeof deviceForm>;

export const devicePushJob: Job<AppContext, DeviceData> = defineJob<DeviceData, AppContext>({
  name: 'push',
  data: deviceForm,
  ...limits,
  async handle(context, data, run: Run) {
    const { merchant_id, push_id, order_id, at } = data;
    const device = await findDevice(context.db, merchant_id, push_id);
    if (!device || isOld(context, at, life.merchant)) return;
    const message = await composePush(context, data);
    if (!message) return;
    const topic = order_id === null ? {} : { topic: topicOf(order_id) };
    const sending = {
      job: devicePushJob,
      data,
      sealed: device.sealed_subscription,
      message,
      handling: { ttl: life.merchant, urgency: 'high' as const, ...topic },
      forget: () => deleteDevice(context.db, merchant_id, push_id),
    };
    await bring(context, sending, run);
  },
});

const buyerForm = z.object({ ...common, order_id: z.uuid(), kind: z.enum(letterKinds) });
type BuyerData = z.infer<typeof buyerForm>;

export const buyerPushJob: Job<AppContext, BuyerData> = defineJob<BuyerData, AppContext>({
  name: 'order-push',
  data: buyerForm,
  ...limits,
  async handle(context, data, run: Run) {
    const { push_id, order_id, event_id, kind, at } = data;
    const follower = await findFollower(context.db, data);
    if (!follower || isOld(context, at, life.buyer)) return;
    // A step that is taken back before it was told is never told.
    if (await isReverted(context.db, data.merchant_id, order_id, event_id)) return;
    const news = await readOrderUpdate(context, data, kind);
    if (!news) return;
    const { subject: title, words, path: url } = news;
    const body = kind === 'reverted' ? texts.reverted : words;
    const tag = topicOf(order_id);
    const sending = {
      job: buyerPushJob,
      data,
      sealed: follower.sealed_subscription,
      message: fitPayload({ title, body, tag, url, event: event_id, silent: false }),
      handling: { ttl: life.buyer, urgency: 'normal' as const, topic: tag },
      forget: () => deleteFollower(context.db, data, { push_id }),
    };
    await bring(context, sending, run);
  },
});
