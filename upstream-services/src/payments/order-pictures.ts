import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { defineJob, type Job } from '../jobs/index.ts';
import type { KeptPicture, PictureWorks } from '../pictures/index.ts';

type Turn = Parameters<PictureWorks['keep']>[1];

const most = 100_000;

interface OrderPictures {
  folder: string;
  days: number;
  name: { one: string; all: string };
  cron: string;
}

export function orderPictures({ folder, days, name, cron }: OrderPictures) {
  const since = (now: Date): Date => new Date(now.getTime() - days * 86_400_000);

  const deleteJob = defineJob({
    name: `delete-${name.one}`,
    data: z.object({ key: z.string().max(100) }),
    retry: { limit: 10, delay: 15, most: 1_800 },
    timeLimit: 60,
    handle: ({ pictures }: AppContext, { key }) => pictures.remove(folder, key),
  });

  /** Deletes expired pictures by the age of their files, whether or not an order refers to them. */
  async function forget({ storage, pictures, now }: AppContext): Promise<void> {
    const keys = new Set<string>();
    for await (const { path, changedAt } of storage.list(folder, '')) {
      const key = path.split('/')[2];
      if (key && changedAt < since(now())) keys.add(key);
      if (keys.size >= most) break;
    }
    for (const key of keys) await pictures.remove(folder, key);
  }

  const forgetJob = defineJob({
    name: `forget-${name.all}`,
    data: z.object({}),
    retry: { limit: 3, delay: 600, most: 1_800 },
    timeLimit: 900,
    cron,
    handle: (context: AppContext) => forget(context),
  });

  return {
    since,
    forget,
    keep: ({ pictures }: AppContext, file: string, turn: Turn): Promise<KeptPicture> =>
      pictures.keep(file, turn, folder),
    bytes: ({ pictures }: AppContext, key: string, turn: Required<Turn>): Promise<Buffer | null> =>
      pictures.variant(folder, key, null, 'webp', turn),
    drop: ({ jobs }: AppContext, trx: Trx, key: string): Promise<void> => jobs.send(trx, deleteJob, { key }),
    jobs: [deleteJob, forgetJob] as readonly Job<AppContext>[],
  };
}
