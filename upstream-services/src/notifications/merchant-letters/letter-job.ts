import type { AppContext } from '../../context.ts';
import { defineJob, type Job } from '../../jobs/index.ts';
import { emailOf } from '../../merchants/index.ts';
import { composeLetter } from './compose.ts';
import { merchantLetterData as form, type MerchantLetterData } from './merchant-letter-data.ts';

/** One mail to a merchant about one event. The text is composed when it is sent, so that the queue holds no personal data. */
export const merchantLetterJob: Job<AppContext, MerchantLetterData> = defineJob<MerchantLetterData, AppContext>({
  name: 'merchant-letter',
  data: form,
  retry: { limit: 20, delay: 15, most: 1_800 },
  timeLimit: 120,
  atOnce: 4,
  ofOneOwner: 2,
  async handle(context, told, { id }) {
    const letter = await composeLetter(context, told);
    if (!letter) return;
    await context.post.deliver({ to: await emailOf(context.db, told.merchant_id), ...letter }, id);
  },
});
