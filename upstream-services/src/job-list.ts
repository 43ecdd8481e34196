import { forgetOldLines } from './audit/index.ts';
import { binJobs } from './bin/jobs.ts';
import { bins } from './bins.ts';
import { botJobs } from './bot/index.ts';
import {
  beginAndEndRules,
  endPauses,
  forgetImports,
  forgetPriceChanges,
  forgetStockChanges,
} from './catalogue/index.ts';
import { contentJobs } from './content/jobs.ts';
import type { AppContext } from './context.ts';
import { generatorJobs } from './generator/index.ts';
import { hourlyJob, type Job, minuteJob } from './jobs/index.ts';
import { letterJobs } from './letters/index.ts';
import { mailJob } from './mail/index.ts';
import { merchantLetterJob } from './merchant-letters/index.ts';
import { merchantJobs } from './merchants/jobs.ts';
import { cancelUnconfirmed, orderPhotos } from './orders/index.ts';
import { paymentJobs } from './payments/index.ts';
import { pushJobs } from './push/index.ts';
import { pruneRegistry } from './registry/index.ts';
import { countUsage, forgetStaff } from './staff/index.ts';
import { forgetReleaseCounts } from './telemetry/index.ts';
import { webhookJobs } from './webhooks/jobs.ts';

export const jobs: readonly Job<AppContext>[] = [
  mailJob,
  ...letterJobs,
  merchantLetterJob,
  ...botJobs,
  ...merchantJobs,
  ...paymentJobs,
  ...orderPhotos.jobs,
  hourlyJob('cancel-unconfirmed', 33, cancelUnconfirmed),
  hourlyJob('forget-imports', 27, forgetImports),
  hourlyJob('forget-price-changes', 28, forgetPriceChanges),
  // The shop's day begins with an hour of UTC's.
  hourlyJob('end-pauses', 0, endPauses),
  // A shop that is visited does not wait for it.
  minuteJob('price-rules', beginAndEndRules),
  hourlyJob('forget-stock-changes', 23, forgetStockChanges),
  ...contentJobs,
  ...binJobs(bins),
  hourlyJob('forget-old-lines', 47, forgetOldLines),
  ...webhookJobs,
  ...pushJobs,
  ...generatorJobs,
  hourlyJob('forget-staff', 53, forgetStaff),
  hourlyJob('count-usage', 7, countUsage),
  hourlyJob('prune-registry', 37, pruneRegistry),
  hourlyJob('forget-release-counts', 57, forgetReleaseCounts),
];
