import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

const hashOf = (email: string): Buffer => createHash('sha256').update(email.toLowerCase()).digest();

export async function wantsOrderLetters(db: Database, merchantId: string, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('quiet_addresses')
    .select('since')
    .where('merchant_id', '=', merchantId)
    .where('address_hash', '=', hashOf(email))
    .executeTakeFirst();
  return found === undefined;
}

export async function setOrderLettersWanted(
  trx: Trx,
  merchantId: string,
  email: string,
  wanted: boolean,
  now: Date,
): Promise<void> {
  const key = { merchant_id: merchantId, address_hash: hashOf(email) };
  if (!wanted) {
    await trx
      .insertInto('quiet_addresses')
      .values({ ...key, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await trx
    .deleteFrom('quiet_addresses')
    .where('merchant_id', '=', merchantId)
    .where('address_hash', '=', key.address_hash)
    .execute();
}
