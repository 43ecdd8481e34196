import { isNoticeEnabledByMail, noticeOf } from '../notices/index.ts';
import type { Subscriber } from '../outbox/index.ts';
import { isOfAccount } from './account-letter.ts';
import { accountLetterJob, merchantLetterJob } from './letter-job.ts';

export const tellMerchantByMail: Subscriber = async (context, trx, event) => {
  const { merchant_id, audit_id: event_id, subject_id } = event;
  const kind = noticeOf(event);
  if (!kind || !(await isNoticeEnabledByMail(trx, merchant_id, kind))) return;
  const order_id = kind === 'signed_in' ? null : subject_id;
  await context.jobs.send(trx, merchantLetterJob, { merchant_id, event_id, order_id, kind }, { owner: merchant_id });
};

export const tellOfAccount: Subscriber = async (context, trx, event) => {
  if (!isOfAccount(event)) return;
  const { merchant_id, audit_id: event_id } = event;
  await context.jobs.send(trx, accountLetterJob, { merchant_id, event_id }, { owner: merchant_id });
};
