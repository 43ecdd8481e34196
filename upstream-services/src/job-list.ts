import { auditJobs } from './audit/jobs.ts';
import { binJobs } from './bin/jobs.ts';
import { bins } from './bins.ts';
import { catalogueJobs } from './catalogue/jobs.ts';
import { contentJobs } from './content/jobs.ts';
import type { AppContext } from './context.ts';
import { generatorJobs } from './generator/jobs.ts';
import type { Job } from './jobs/index.ts';
import { merchantJobs } from './merchants/jobs.ts';
import { notificationJobs } from './notifications/channels.ts';
import { orderJobs } from './orders/jobs.ts';
import { paymentJobs } from './payments/jobs.ts';
import { registryJobs } from './registry/jobs.ts';
import { staffJobs } from './staff/jobs.ts';
import { telemetryJobs } from './telemetry/jobs.ts';

export const jobs: readonly Job<AppContext>[] = [
  ...notificationJobs,
  ...merchantJobs,
  ...paymentJobs,
  ...orderJobs,
  ...catalogueJobs,
  ...contentJobs,
  ...binJobs(bins),
  ...auditJobs,
  ...generatorJobs,
  ...staffJobs,
  ...registryJobs,
  ...telemetryJobs,
];
