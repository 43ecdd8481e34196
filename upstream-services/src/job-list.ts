import { forgetOldLines } from './audit/index.ts';
import { binJobs } from './bin/jobs.ts';
import { bins } from './bins.ts';
import { botJobs } from './bot/index.ts';
import { forgetImports } from './catalogue/index.ts';
import { contentJobs } from './content/jobs.ts';
import type { AppContext } from './context.ts';
import { generatorJobs } from './generator/index.ts';
import { hourlyJob, type Job } from './jobs/index.ts';
import { letterJobs } from './letters/index.ts';
import { mailJob } from './mail/index.ts';
import { merchantJobs } from './merchants/jobs.ts';
import { paymentJobs } from './payments/index.ts';
import { pushJobs } from './push/index.ts';
import { countUsage, forgetStaff } from './staff/index.ts';
import { webhookJobs } from './webhooks/jobs.ts';

/** Every job of these services: the database has a queue for each, and the worker runs them. */
export const jobs: readonly Job<AppContext>[] = [
  mailJob,
  ...letterJobs,
  ...botJobs,
  ...merchantJobs,
  ...paymentJobs,
  hourlyJob('forget-imports', 27, forgetImports),
  ...contentJobs,
  ...binJobs(bins),
  hourlyJob('forget-old-lines', 47, forgetOldLines),
  ...webhookJobs,
  ...pushJobs,
  ...generatorJobs,
  hourlyJob('forget-staff', 53, forgetStaff),
  hourlyJob('count-usage', 7, countUsage),
];
