import { readSession } from 'shared-contracts';
import { hashSecret } from '../../common/ids.ts';
import { readableEmail } from '../../common/readable-email.ts';
import { bindRoute } from '../../http/bind.ts';
import { noteDeviceUse } from '../device-repository.ts';
import { readShopRow } from '../shop-repository.ts';

export default bindRoute(readSession, async ({ context, caller, from }) => {
  if (from.device !== null) await noteDeviceUse(context.db, caller.merchantId, hashSecret(from.device), context.now());
  const { name } = await readShopRow(context.db, caller.merchantId);
  return {
    merchant_id: caller.merchantId,
    merchant_name: name,
    email: readableEmail(caller.email),
    ...(caller.viewedUntil ? { viewed_until: caller.viewedUntil.toISOString() } : {}),
  };
});
