import { setMerchantLimits } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { grantPictures, readPictureQuota } from '../../content/index.ts';
import { inTransaction, lockShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { noteStaff } from '../log.ts';
import { requireMerchant } from '../merchants.ts';

export default bindRoute(setMerchantLimits, async ({ context, staff, body, from }) => {
  const { config, now } = context;
  const { merchant_id: merchantId, ...granted } = body;
  await requireMerchant(context, merchantId);
  await inTransaction(context, async (trx) => {
    await lockShop(trx, merchantId);
    const before = await readPictureQuota(trx, config, merchantId);
    await grantPictures(trx, merchantId, granted);
    const after = await readPictureQuota(trx, config, merchantId);
    for (const name of ['pictures', 'picture_mebibytes'] as const) {
      const [was, became] = [String(before[name].most), String(after[name].most)];
      if (was === became) continue;
      const kind = `limit_${name}` as const;
      await audit(trx, { merchantId, actor: 'admin', actorId: staff.staffId, kind, was, became, from });
      const line = { actor: 'staff', actorId: staff.staffId, kind, subject: merchantId, from } as const;
      await noteStaff(trx, { ...line, detail: `${was} → ${became}` }, now());
    }
  });
  return { merchant_id: merchantId };
});
