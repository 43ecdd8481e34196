import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../../common/ids.ts';
import type { Trx } from '../../db/transaction.ts';

const life = 5 * 60_000;
const timeBytes = 6;
const randomPart = 16;
const signedBytes = timeBytes + randomPart;

export const signInPurpose = 'sign-in';
export const addPurpose = (merchantId: string): string => `add ${merchantId}`;

const signatureOf = (key: Buffer, purpose: string, signed: Buffer): Buffer =>
  createHmac('sha256', key).update(`passkey challenge ${purpose} `).update(signed).digest();

/**
 * A challenge that these services have signed, with its purpose and expiry: nothing is stored for strangers who request many.
 * @param purpose what an answer may do, as in `sign-in`
 */
export function newChallenge(key: Buffer, purpose: string, now: Date): Uint8Array<ArrayBuffer> {
  const signed = Buffer.alloc(signedBytes);
  signed.writeUIntBE(now.getTime() + life, 0, timeBytes);
  randomBytes(randomPart).copy(signed, timeBytes);
  return new Uint8Array(Buffer.concat([signed, signatureOf(key, purpose, signed)]));
}

export function isChallenge(key: Buffer, purpose: string, challenge: string, now: Date): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const signed = bytes.subarray(0, signedBytes);
  const signature = bytes.subarray(signedBytes);
  const expected = signatureOf(key, purpose, signed);
  return (
    signature.length === expected.length &&
    timingSafeEqual(signature, expected) &&
    signed.readUIntBE(0, timeBytes) > now.getTime()
  );
}

export async function takeChallenge(trx: Trx, challenge: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('used_challenges')
    .values({ challenge_hash: hashSecret(challenge), expires_at: new Date(now.getTime() + life) })
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}
