export { merchantLetterJob } from './letter-job.ts';
export { tellMerchantByMail } from './subscriber.ts';
