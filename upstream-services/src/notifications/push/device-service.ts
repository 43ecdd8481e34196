import { audit } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction, lockShop } from '../../db/transaction.ts';
import type { MerchantCall } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { deleteDevice, findDevice, listDevices, saveDevice } from './device-repository.ts';
import { devicePushJob } from './push-jobs.ts';
import { checkSubscription, keptOf, type Subscription } from './subscription.ts';

export async function readDevices({ db, config }: AppContext, { merchantId, tokenHash }: MerchantCall['caller']) {
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

export async function addDevice({ context, caller, from }: MerchantCall, subscription: Subscription) {
  const { merchantId, tokenHash } = caller;
  checkSubscription(context.config, subscription);
  await enforceRateLimit(context, ['pushByOwner', merchantId]);
  const now = context.now();
  const device = {
    merchant_id: merchantId,
    push_id: newId(),
    ...keptOf(context.config, merchantId, subscription),
    token_hash: tokenHash,
    user_agent: from.userAgent,
    added_at: now,
    seen_at: now,
  };
  return inTransaction(context, async (trx) => {
    await lockShop(trx, merchantId);
    const push_id = await saveDevice(trx, device);
    if (push_id === undefined) throw new Refusal('unauthorized');
    const line = { merchantId, actor: 'merchant', actorId: merchantId, subjectId: push_id, from } as const;
    if (push_id === device.push_id) await audit(trx, { ...line, kind: 'push_added' });
    return { push_id };
  });
}

export async function removeDevice({ context, caller, from }: MerchantCall, pushId: string) {
  const { merchantId } = caller;
  await inTransaction(context, async (trx) => {
    if (!(await deleteDevice(trx, merchantId, pushId))) return;
    const line = { merchantId, actor: 'merchant', actorId: merchantId, subjectId: pushId, from } as const;
    await audit(trx, { ...line, kind: 'push_removed' });
  });
  return readDevices(context, caller);
}

export async function testDevice({ context, caller: { merchantId } }: MerchantCall, pushId: string) {
  await enforceRateLimit(context, ['pushByOwner', merchantId]);
  await inTransaction(context, async (trx) => {
    if (!(await findDevice(trx, merchantId, pushId))) throw new Refusal('not_found');
    const at = context.now().toISOString();
    const data = {
      merchant_id: merchantId,
      push_id: pushId,
      event_id: newId(),
      order_id: null,
      kind: 'test',
      at,
    } as const;
    await context.jobs.send(trx, devicePushJob, data, { owner: merchantId });
  });
  return {};
}
