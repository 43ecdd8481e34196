import { screenshotDays, screenshotsFolder } from 'shared-contracts';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { defineJob, type Job } from '../jobs/index.ts';
import type { KeptPicture, PictureWorks } from '../pictures/index.ts';

type Turn = Parameters<PictureWorks['keep']>[1];

/** Pictures that one run deletes at most. */
const most = 100_000;

/** Keeps what a shopper shows of a transfer, in a folder that no file is served from. */
export const keepScreenshot = ({ pictures }: AppContext, file: string, turn: Turn): Promise<KeptPicture> =>
  pictures.keep(file, turn, screenshotsFolder);

/** Its bytes, as WebP; null where it is gone. */
export const screenshotBytes = ({ pictures }: AppContext, key: string, turn: Required<Turn>): Promise<Buffer | null> =>
  pictures.variant(screenshotsFolder, key, null, 'webp', turn);

const deleteScreenshotJob = defineJob({
  name: 'delete-screenshot',
  data: z.object({ key: z.string().max(100) }),
  retry: { limit: 10, delay: 15, most: 1_800 },
  timeLimit: 60,
  handle: ({ pictures }: AppContext, { key }) => pictures.remove(screenshotsFolder, key),
});

/** Has one deleted once the transaction is done. */
export const dropScreenshot = ({ jobs }: AppContext, trx: Trx, key: string): Promise<void> =>
  jobs.send(trx, deleteScreenshotJob, { key });

/** Since when one must be there to be there still. */
export const screenshotsSince = (now: Date): Date => new Date(now.getTime() - screenshotDays * 86_400_000);

/** Deletes those whose time is over: by the age of the files, whether an order knows of them or not. */
export async function forgetScreenshots({ storage, pictures, now }: AppContext): Promise<void> {
  const keys = new Set<string>();
  for await (const { path, changedAt } of storage.list(screenshotsFolder, '')) {
    const key = path.split('/')[2];
    if (key && changedAt < screenshotsSince(now())) keys.add(key);
    if (keys.size >= most) break;
  }
  for (const key of keys) await pictures.remove(screenshotsFolder, key);
}

const forgetScreenshotsJob = defineJob({
  name: 'forget-screenshots',
  data: z.object({}),
  retry: { limit: 3, delay: 600, most: 1_800 },
  timeLimit: 900,
  cron: '23 2 * * *',
  handle: (context: AppContext) => forgetScreenshots(context),
});

export const screenshotJobs: readonly Job<AppContext>[] = [deleteScreenshotJob, forgetScreenshotsJob];
