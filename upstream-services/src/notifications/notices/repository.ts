import type { Database } from '../../db/database.ts';
import type { NoticeSettingsTable } from '../../db/schema/notices.ts';
import type { Trx } from '../../db/transaction.ts';

type Settings = Omit<NoticeSettingsTable, 'merchant_id'>;

export const defaultNoticeSettings: Settings = { off: [], email: null, quiet_from: null, quiet_to: null };

export const findRow = (db: Database | Trx, merchantId: string): Promise<Settings | undefined> =>
  db
    .selectFrom('notice_settings')
    .select(['off', 'email', 'quiet_from', 'quiet_to'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();

export const readRow = async (db: Database | Trx, merchantId: string): Promise<Settings> =>
  (await findRow(db, merchantId)) ?? defaultNoticeSettings;

export async function saveRow(trx: Trx, merchantId: string, settings: Settings): Promise<void> {
  await trx
    .insertInto('notice_settings')
    .values({ merchant_id: merchantId, ...settings })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(settings))
    .execute();
}
