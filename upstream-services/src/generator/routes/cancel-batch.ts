import { cancelBatch } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { endGeneration } from '../end.ts';
import { activeStatuses } from '../repository.ts';

export default bindRoute(cancelBatch, async ({ context, caller: { merchantId } }) => {
  const keys = await context.db
    .selectFrom('generations')
    .select(['merchant_id', 'attempt_id'])
    .where('merchant_id', '=', merchantId)
    .where('status', 'in', activeStatuses)
    .where('batch_id', 'is not', null)
    .execute();
  let canceled = 0;
  for (const key of keys) {
    if (await endGeneration(context, key, { status: 'canceled' })) canceled += 1;
  }
  return { canceled };
});
