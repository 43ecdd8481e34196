import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

const hashOf = (email: string): Buffer => createHash('sha256').update(email.toLowerCase()).digest();

/**
 * Whether letters about the progress of an order are wanted.
 * @param letters what was chosen on the order's page; null where nothing was, so that the choice of the address counts
 */
export async function wantsOrderLetters(
  db: Database,
  merchantId: string,
  email: string,
  letters: boolean | null,
): Promise<boolean> {
  if (letters !== null) return letters;
  const found = await db
    .selectFrom('quiet_addresses')
    .select('since')
    .where('merchant_id', '=', merchantId)
    .where('address_hash', '=', hashOf(email))
    .executeTakeFirst();
  return found === undefined;
}

/**
 * Says in a letter's unsubscribe link that its bearer reads the address' mail. The order's token does not: anybody can order with another person's
 * address.
 * @returns 43 characters of base64url, the same in all letters of a shop to an address
 */
export const letterKeyOf = (secretKey: Buffer, merchantId: string, email: string): string =>
  createHmac('sha256', secretKey).update(`order letters ${merchantId} ${email.toLowerCase()}`).digest('base64url');

export function isLetterKey(secretKey: Buffer, merchantId: string, email: string, key: string): boolean {
  const expected = Buffer.from(letterKeyOf(secretKey, merchantId, email));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export async function chooseForOrder(
  trx: Trx,
  { merchantId, orderId }: { merchantId: string; orderId: string },
  letters: boolean,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ letters })
    .where('merchant_id', '=', merchantId)
    .where('order_id', '=', orderId)
    .execute();
}

export async function chooseForAddress(
  trx: Trx,
  merchantId: string,
  email: string,
  letters: boolean,
  now: Date,
): Promise<void> {
  const key = { merchant_id: merchantId, address_hash: hashOf(email) };
  if (!letters) {
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
