export { letterJobs } from './jobs.ts';
export { tellBuyer } from './order-letter.ts';
