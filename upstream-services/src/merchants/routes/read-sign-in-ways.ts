import { readSignInWays } from 'shared-contracts';
import { hashSecret } from '../../common/ids.ts';
import { bindRoute } from '../../http/bind.ts';
import { listDevices } from '../device-repository.ts';
import { listPasskeys } from '../passkeys/repository.ts';
import { countRecoveryCodes, readTotp } from '../totp/repository.ts';

export default bindRoute(readSignInWays, async ({ context: { db }, caller: { merchantId }, from }) => {
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
});
