export { pushJobs } from './jobs.ts';
export { tellBuyersBrowsers, tellDevices } from './subscribers.ts';
