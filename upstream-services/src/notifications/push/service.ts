import type { OrderStatus } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../http/bind.ts';
import { listDevices } from './device-repository.ts';

export async function readDevices({ db, config }: AppContext, { merchantId, tokenHash }: Caller) {
  const devices = await listDevices(db, merchantId);
  return {
    key: config.vapid.publicKey,
    devices: devices.map(({ push_id, user_agent, added_at, token_hash }) => ({
      push_id,
      user_agent,
      added_at: added_at.toISOString(),
      current: tokenHash.equals(token_hash),
    })),
  };
}

export const isOver = (status: OrderStatus): boolean => status === 'completed' || status === 'canceled';
