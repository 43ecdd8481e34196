import type { Database } from '../db/database.ts';
import type { NoticeSettingsTable } from '../db/schema/notices.ts';
import type { Trx } from '../db/transaction.ts';

type Settings = Omit<NoticeSettingsTable, 'merchant_id'>;

const usual: Settings = { off: [], email: null, quiet_from: null, quiet_to: null };

export async function readRow(db: Database, merchantId: string): Promise<Settings> {
  const row = await db
    .selectFrom('notice_settings')
    .select(['off', 'email', 'quiet_from', 'quiet_to'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return row ?? usual;
}

export async function saveRow(trx: Trx, merchantId: string, settings: Settings): Promise<void> {
  await trx
    .insertInto('notice_settings')
    .values({ merchant_id: merchantId, ...settings })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(settings))
    .execute();
}
