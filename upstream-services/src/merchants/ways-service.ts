import { audit } from '../audit/index.ts';
import { hashSecret } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import { inTransaction } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { deleteDevice, listDevices } from './device-repository.ts';
import { listPasskeys } from './passkeys/repository.ts';
import { deleteTokensOf } from './token-repository.ts';
import { countRecoveryCodes, readTotp } from './totp/repository.ts';

export async function readSignInWays({ context: { db }, caller: { merchantId }, from }: MerchantCall) {
  const present = from.device === null ? null : hashSecret(from.device);
  const [devices, passkeys, totp, recovery_codes_left] = await Promise.all([
    listDevices(db, merchantId),
    listPasskeys(db, merchantId),
    readTotp(db, merchantId),
    countRecoveryCodes(db, merchantId),
  ]);
  return {
    devices: devices.map(({ device_id, user_agent, last_used_at, token_hash }) => ({
      device_id,
      user_agent,
      last_used_at: last_used_at.toISOString(),
      current: present?.equals(token_hash) ?? false,
    })),
    passkeys: passkeys.map(({ passkey_id, name, created_at, last_used_at }) => ({
      passkey_id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    totp: { on: Boolean(totp?.confirmed_at), recovery_codes_left },
  };
}

export async function forgetDevice({ context, caller: { merchantId }, from }: MerchantCall, deviceId: string) {
  const ended = await inTransaction(context, async (trx) => {
    if (!(await deleteDevice(trx, merchantId, deviceId))) throw new Refusal('not_found');
    const line = { merchantId, actor: 'merchant', actorId: merchantId, subjectId: deviceId, from } as const;
    await audit(trx, { ...line, kind: 'device_forgotten' });
    return deleteTokensOf(trx, merchantId, deviceId);
  });
  context.live.sessionsEnded(merchantId);
  return ended;
}
