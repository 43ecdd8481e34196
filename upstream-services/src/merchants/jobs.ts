import type { AppContext } from '../context.ts';
import { hourlyJob, type Job } from '../jobs/index.ts';
import { deleteExpiredCounts } from '../limits/index.ts';
import { deviceLife } from './device-repository.ts';
import { emailChangeJob } from './email-change-mails.ts';
import { forgetEmailChanges } from './email-change-repository.ts';
import { mailedLinkJob } from './mailed-links.ts';

async function forgetRunOut(context: AppContext): Promise<void> {
  const now = context.now();
  await deleteExpiredCounts(context);
  await context.db.deleteFrom('reset_links').where('expires_at', '<', now).execute();
  await context.db.deleteFrom('sign_in_links').where('expires_at', '<', now).execute();
  await forgetEmailChanges(context.db, now);
  await context.db.deleteFrom('used_challenges').where('expires_at', '<', now).execute();
  await context.db.deleteFrom('tokens').where('expires_at', '<', now).execute();
  await context.db.deleteFrom('staff_views').where('expires_at', '<', now).execute();
  const forgotten = new Date(now.getTime() - deviceLife);
  await context.db.deleteFrom('devices').where('last_used_at', '<', forgotten).execute();
}

export const merchantJobs: Job<AppContext>[] = [
  mailedLinkJob,
  emailChangeJob,
  hourlyJob('forget-run-out', 17, forgetRunOut),
];
