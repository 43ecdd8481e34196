import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob, type Job } from '../../jobs/index.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { readMailbox } from '../../merchants/index.ts';
import { retryTimeOf } from '../letters/index.ts';
import { composeLetter } from './compose.ts';
import { merchantLetterData as form, type MerchantLetterData } from './merchant-letter-data.ts';

/** An address that nobody has confirmed may be a stranger's: it gets no more letters of ours than of shops. */
async function waitOf(context: AppContext, to: string): Promise<Date | null> {
  const counted = enforceRateLimit(context, ['lettersToAddress', to.toLowerCase()]);
  return counted.then(() => null).catch((error) => retryTimeOf(context, error));
}

/** One letter to a merchant about one event. The text is composed when it is sent, so that the queue holds no personal data. */
export const merchantLetterJob: Job<AppContext, MerchantLetterData> = defineJob<MerchantLetterData, AppContext>({
  name: 'merchant-letter',
  data: form,
  retry: { limit: 20, delay: 15, most: 1_800 },
  timeLimit: 120,
  atOnce: 4,
  ofOneOwner: 2,
  async handle(context, told, { id }) {
    const { email: to, isConfirmed } = await readMailbox(context.db, told.merchant_id);
    const letter = await composeLetter(context, told, isConfirmed);
    if (!letter) return;
    const later = isConfirmed ? null : await waitOf(context, to);
    if (!later) return context.mailTransport.deliver({ to, ...letter }, id);
    const again = { owner: told.merchant_id, startAfter: later };
    await inTransaction(context, (trx) => context.jobs.send(trx, merchantLetterJob, told, again));
  },
});
