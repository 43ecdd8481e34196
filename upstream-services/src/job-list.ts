import { forgetOldLines } from './audit/index.ts';
import { binJobs } from './bin/jobs.ts';
import { bins } from './bins.ts';
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
import { merchantJobs } from './merchants/jobs.ts';
import { notificationJobs } from './notifications/channels.ts';
import { cancelUnconfirmed, orderPhotos } from './orders/index.ts';
import { paymentJobs } from './payments/index.ts';
import { pruneRegistry } from './registry/index.ts';
import { countUsage, forgetStaff } from './staff/index.ts';
import { forgetReleaseCounts } from './telemetry/index.ts';

export const jobs: readonly Job<AppContext>[] = [
  ...notificationJobs,
  ...merchantJobs,
  ...paymentJobs,
  ...orderPhotos.jobs,
  hourlyJob('cancel-unconfirmed', 33, cancelUnconfirmed),
  hourlyJob('forget-imports', 27, forgetImports),
  hourlyJob('forget-price-changes', 28, forgetPriceChanges),
  // Hourly, because midnight of each shop's time zone is a full hour in UTC.
  hourlyJob('end-pauses', 0, endPauses),
  // A visited shop applies its rules at the visit (`withCurrentPrices`).
  minuteJob('price-rules', beginAndEndRules),
  hourlyJob('forget-stock-changes', 23, forgetStockChanges),
  ...contentJobs,
  ...binJobs(bins),
  hourlyJob('forget-old-lines', 47, forgetOldLines),
  ...generatorJobs,
  hourlyJob('forget-staff', 53, forgetStaff),
  hourlyJob('count-usage', 7, countUsage),
  hourlyJob('prune-registry', 37, pruneRegistry),
  hourlyJob('forget-release-counts', 57, forgetReleaseCounts),
];
