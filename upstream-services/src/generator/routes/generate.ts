import { generate } from 'shared-contracts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { checkCategory, priorities, queueGeneration, requireGenerationQuota } from '../service.ts';

export default bindRoute(generate, async ({ context, caller: { merchantId }, body }) => {
  const { attempt_id } = body;
  checkCategory(body.product_type);
  await inTransaction(context, async (trx) => {
    await requireGenerationQuota(context, trx, merchantId, 1);
    await queueGeneration(context, trx, merchantId, attempt_id, body, priorities.single);
  });
  return { attempt_id };
});
