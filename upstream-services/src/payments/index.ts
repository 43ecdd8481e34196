export { offeredPayments } from './service.ts';
