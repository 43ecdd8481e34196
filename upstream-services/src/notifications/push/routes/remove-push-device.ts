import { removePushDevice } from 'shared-contracts';
import { audit } from '../../../audit/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { deleteDevice } from '../device-repository.ts';
import { readDevices } from '../service.ts';

export default bindRoute(removePushDevice, async ({ context, caller, body: { push_id }, from }) => {
  const { merchantId } = caller;
  await inTransaction(context, async (trx) => {
    if (!(await deleteDevice(trx, merchantId, push_id))) return;
    const line = { merchantId, actor: 'merchant', actorId: merchantId, subjectId: push_id, from } as const;
    await audit(trx, { ...line, kind: 'push_removed' });
  });
  return readDevices(context, caller);
});
