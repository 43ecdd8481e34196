export { hourlyJob } from './hourly-job.ts';
export { installJobs } from './install.ts';
export { defineJob, type Job, type JobSettings, type Run } from './job.ts';
export { createJobs, type Jobs } from './jobs.ts';
export { minuteJob } from './minute-job.ts';
export { runJob } from './run.ts';
export { tryEach } from './try-each.ts';
export { unlessSlow } from './unless-slow.ts';
export { startWorker } from './worker.ts';
