import type { addPasskey as addOperation, signInByPasskey as signInOperation } from 'shared-contracts';
import type { z } from 'zod';
import { audit } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { violatedUniqueConstraint } from '../../db/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { MerchantCall, Origin } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { confirmPassword } from '../password-service.ts';
import { openSession, type SignedIn } from '../sessions.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  setPasskeyName,
} from './repository.ts';
import { siteIdOf, verifyNewPasskey, verifySignIn, webauthn } from './verify.ts';

const maxPasskeys = 20;
const signInPurpose = 'sign-in';
const addPurpose = (merchantId: string): string => `add ${merchantId}`;

const lineOf = (merchantId: string, kind: string, from: Origin) =>
  ({ merchantId, actor: 'merchant', actorId: merchantId, kind, from }) as const;

const onWire = (options: object) => ({ options: { ...options } });

export async function beginPasskey(call: MerchantCall, password: string) {
  await confirmPassword(call, password);
  const { context, from } = call;
  const { merchantId, email } = call.caller;
  const known = await listPasskeys(context.db, merchantId);
  if (known.length >= maxPasskeys) throw new Refusal('conflict');
  const siteId = siteIdOf(from.site);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: siteId,
    rpID: siteId,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(merchantId)),
    challenge: newChallenge(context.config.secretKey, addPurpose(merchantId), context.now()),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return onWire(options);
}

export async function addPasskey(
  { context, caller: { merchantId }, from }: MerchantCall,
  { name, answer }: z.output<typeof addOperation.request>,
) {
  const { siteId, challenge, credential } = await verifyNewPasskey(context, addPurpose(merchantId), answer, from.site);
  const now = context.now();
  const shown = { passkey_id: newId(), name, created_at: now, last_used_at: null };
  try {
    await inTransaction(context, async (trx) => {
      if (!(await takeChallenge(trx, challenge, now))) throw new Refusal('passkey_refused');
      await insertPasskey(trx, {
        ...shown,
        merchant_id: merchantId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: answer.response.transports ?? [],
        site_id: siteId,
      });
      await audit(trx, { ...lineOf(merchantId, 'passkey_added', from), subjectId: shown.passkey_id });
    });
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'passkeys_credential' ? new Refusal('already_exists') : error;
  }
  return { ...shown, created_at: now.toISOString() };
}

export async function beginPasskeySignIn(context: AppContext, from: Origin) {
  await enforceRateLimit(context, ['passkeysByAddress', from.address]);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: siteIdOf(from.site),
    challenge: newChallenge(context.config.secretKey, signInPurpose, context.now()),
    userVerification: 'required',
  });
  return onWire(options);
}

/**
 * Signs in by a passkey. It has checked its owner, by finger, face or PIN: that is both steps.
 * @throws Refusal passkey_refused, rate_limited by the caller's address
 */
export async function signInByPasskey(
  context: AppContext,
  answer: z.output<typeof signInOperation.request>,
  from: Origin,
): Promise<SignedIn> {
  await enforceRateLimit(context, ['passkeysByAddress', from.address]);
  const passkey = await findPasskey(context.db, answer.id);
  if (!passkey) throw new Refusal('passkey_refused');
  const { challenge, counter } = await verifySignIn(context, signInPurpose, answer, passkey);
  const { merchant_id: merchantId, passkey_id: passkeyId } = passkey;
  return inTransaction(context, async (trx) => {
    if (!(await takeChallenge(trx, challenge, context.now()))) throw new Refusal('passkey_refused');
    await notePasskeyUse(trx, { merchantId, passkeyId, counter }, context.now());
    await audit(trx, { ...lineOf(merchantId, 'signed_in', from), became: 'passkey', subjectId: passkeyId });
    return openSession(context, trx, merchantId, from);
  });
}

export async function renamePasskey(
  { context, caller: { merchantId }, from }: MerchantCall,
  { passkey_id, name }: { passkey_id: string; name: string },
): Promise<void> {
  await inTransaction(context, async (trx) => {
    if (!(await setPasskeyName(trx, merchantId, passkey_id, name))) throw new Refusal('not_found');
    await audit(trx, { ...lineOf(merchantId, 'passkey_renamed', from), subjectId: passkey_id });
  });
}

export async function removePasskey({ context, caller: { merchantId }, from }: MerchantCall, passkeyId: string) {
  await inTransaction(context, async (trx) => {
    if (!(await deletePasskey(trx, merchantId, passkeyId))) throw new Refusal('not_found');
    await audit(trx, { ...lineOf(merchantId, 'passkey_removed', from), subjectId: passkeyId });
  });
}
