import { testPushDevice } from 'shared-contracts';
import { newId } from '../../../common/ids.ts';
import { Refusal } from '../../../common/refusal.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { enforceRateLimit } from '../../../limits/index.ts';
import { findDevice } from '../device-repository.ts';
import { devicePushJob } from '../push-jobs.ts';

export default bindRoute(testPushDevice, async ({ context, caller: { merchantId }, body: { push_id } }) => {
  await enforceRateLimit(context, ['pushByOwner', merchantId]);
  await inTransaction(context, async (trx) => {
    if (!(await findDevice(trx, merchantId, push_id))) throw new Refusal('not_found');
    const at = context.now().toISOString();
    const data = { merchant_id: merchantId, push_id, event_id: newId(), order_id: null, kind: 'test', at } as const;
    await context.jobs.send(trx, devicePushJob, data, { owner: merchantId });
  });
  return {};
});
