import { removeGenerationInput } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { removeInput } from '../inputs-repository.ts';

export default bindRoute(removeGenerationInput, async ({ context, caller: { merchantId }, body }) => {
  const { attempt_id, place } = body;
  const removed = await inTransaction(context, (trx) => removeInput(trx, merchantId, attempt_id, place));
  if (removed === null) throw new Refusal('conflict');
  if (removed) await context.pictures.remove(removed.bucket, removed.key);
  return { attempt_id };
});
