import { viewAsMerchant } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { openView } from '../../merchants/index.ts';
import { noteStaff } from '../log.ts';
import { requireMerchant } from '../merchants.ts';

export default bindRoute(viewAsMerchant, async ({ context, staff: { staffId }, body, from }) => {
  const { merchant_id: merchantId } = body;
  await requireMerchant(context, merchantId);
  return inTransaction(context, async (trx) => {
    await audit(trx, { merchantId, actor: 'admin', actorId: staffId, kind: 'viewed_by_staff', from });
    const line = { actor: 'staff', actorId: staffId, kind: 'viewed_as', subject: merchantId, from } as const;
    await noteStaff(trx, line, context.now());
    return { merchant_id: merchantId, merchant_auth_token: await openView(trx, merchantId, staffId, context.now()) };
  });
});
