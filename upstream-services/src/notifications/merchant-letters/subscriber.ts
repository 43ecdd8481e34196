import { isNoticeEnabledByMail, noticeOf } from '../notices/index.ts';
import type { Subscriber } from '../outbox/index.ts';
import { merchantLetterJob } from './letter-job.ts';

export const tellMerchantByMail: Subscriber = async (context, trx, event) => {
  const { merchant_id, audit_id: event_id, subject_id } = event;
  const kind = noticeOf(event);
  if (!kind || !(await isNoticeEnabledByMail(trx, merchant_id, kind))) return;
  const order_id = kind === 'signed_in' ? null : subject_id;
  await context.jobs.send(trx, merchantLetterJob, { merchant_id, event_id, order_id, kind }, { owner: merchant_id });
};
