export { composePush } from './compose.ts';
export { hearsByPush } from './device-repository.ts';
export { pushJobs } from './jobs.ts';
export { tellBuyersBrowsers, tellDevices } from './subscribers.ts';
