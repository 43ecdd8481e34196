import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';
import type { Job } from '../jobs/index.ts';
import { bot } from './bot/index.ts';
import { letters } from './letters/index.ts';
import { mailJob } from './mail/index.ts';
import { merchantLetters } from './merchant-letters/index.ts';
import type { NotificationChannel, Subscriber } from './outbox/index.ts';
import { push } from './push/index.ts';
import { webhooks } from './webhooks/index.ts';

const channels: readonly NotificationChannel[] = [bot, push, merchantLetters, letters, webhooks];

export const subscribers: readonly Subscriber[] = channels.flatMap((channel) => channel.subscribers);

export const notificationJobs: readonly Job<AppContext>[] = [mailJob, ...channels.flatMap(({ jobs }) => jobs)];

/** Whether a merchant hears of events by any channel but e-mail. */
export async function hearsElsewhere(db: Database | Trx, merchantId: string): Promise<boolean> {
  for (const { reaches } of channels) if (await reaches?.(db, merchantId)) return true;
  return false;
}
