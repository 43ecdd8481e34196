export { generatorJobs } from './jobs.ts';
export { ownsGenerations } from './ownership.ts';
