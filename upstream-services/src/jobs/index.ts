export { hourlyJob } from './hourly-job.ts';
export { deadLetters, installJobs } from './install.ts';
export { defineJob, type Job, type JobSettings, type Run } from './job.ts';
export { createJobs, type Jobs, type SendOptions } from './jobs.ts';
export { runJob } from './run.ts';
export { startWorker, type Worker } from './worker.ts';
