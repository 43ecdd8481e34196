import { removePushDevice } from 'shared-contracts';
import { audit, byMerchant } from '../../../audit/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { deleteDevice } from '../device-repository.ts';
import { readDevices } from '../service.ts';

export default bindRoute(removePushDevice, async ({ context, caller, body: { push_id }, from }) => {
  const { merchantId } = caller;
  await inTransaction(context, async (trx) => {
    if (!(await deleteDevice(trx, merchantId, push_id))) return;
    const line = { ...byMerchant(merchantId, from), subjectId: push_id };
    await audit(trx, { ...line, kind: 'push_removed' });
  });
  return readDevices(context, caller);
});
