import { z } from 'zod';
import { readLine } from '../../audit/index.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob, type Job, type JobSettings, type Run } from '../../jobs/index.ts';
import { enforceRateLimit, type RateLimitKey, refundRateLimit } from '../../limits/index.ts';
import { readMailbox } from '../../merchants/index.ts';
import { retryTimeOf } from '../letters/index.ts';
import type { Letter } from '../mail/index.ts';
import { composeAccountLetter } from './account-letter.ts';
import { composeLetter } from './compose.ts';
import { merchantLetterData as form, type MerchantLetterData } from './merchant-letter-data.ts';

/** An address that nobody has confirmed may be a stranger's: it gets no more letters of ours than of shops. */
async function deliverLimited(context: AppContext, letter: Letter, id: string): Promise<Date | null> {
  const limit: RateLimitKey = ['lettersToAddress', letter.to.toLowerCase()];
  try {
    await enforceRateLimit(context, limit);
  } catch (error) {
    return retryTimeOf(context, error);
  }
  try {
    await context.mailTransport.deliver(letter, id);
    return null;
  } catch (error) {
    // Counted for each letter and not for each try: else a mail server that is down would use up the limit.
    await refundRateLimit(context, limit);
    throw error;
  }
}

type Compose = (isConfirmed: boolean) => Promise<{ subject: string; text: string } | undefined>;

async function writeToMerchant<Data extends { merchant_id: string }>(
  context: AppContext,
  job: JobSettings<Data>,
  data: Data,
  { id }: Run,
  compose: Compose,
): Promise<void> {
  const { merchant_id: owner } = data;
  const { email: to, isConfirmed } = await readMailbox(context.db, owner);
  const letter = await compose(isConfirmed);
  if (!letter) return;
  if (isConfirmed) return context.mailTransport.deliver({ to, ...letter }, id);
  const later = await deliverLimited(context, { to, ...letter }, id);
  if (!later) return;
  await inTransaction(context, (trx) => context.jobs.send(trx, job, data, { owner, startAfter: later }));
}

const settings = { retry: { limit: 20, delay: 15, most: 1_800 }, timeLimit: 120, atOnce: 4, ofOneOwner: 2 };

/** One letter to a merchant about one event. The text is composed when it is sent, so that the queue holds no personal data. */
export const merchantLetterJob: Job<AppContext, MerchantLetterData> = defineJob<MerchantLetterData, AppContext>({
  name: 'merchant-letter',
  data: form,
  ...settings,
  handle: (context, data, run) =>
    writeToMerchant(context, merchantLetterJob, data, run, (isConfirmed) => composeLetter(context, data, isConfirmed)),
});

const accountForm = z.object({ merchant_id: z.uuid(), event_id: z.uuid() });
type AccountLetterData = z.infer<typeof accountForm>;

export const accountLetterJob: Job<AppContext, AccountLetterData> = defineJob<AccountLetterData, AppContext>({
  name: 'account-letter',
  data: accountForm,
  ...settings,
  handle: (context, data, run) =>
    writeToMerchant(context, accountLetterJob, data, run, async () => {
      const event = await readLine(context.db, data.merchant_id, data.event_id);
      return event && composeAccountLetter(context, event);
    }),
});
