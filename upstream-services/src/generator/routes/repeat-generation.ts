import { repeatGeneration } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { generatedBucket, type KeptPicture } from '../../pictures/index.ts';
import { addInput, withKeptPictures } from '../inputs.ts';
import { insertGeneration, listPictures } from '../repository.ts';
import { requireGeneration } from '../service.ts';

/**
 * Repeats a generation with copies of its inputs: each attempt has files of its own, which are deleted with it.
 * @throws Refusal not_found where the files of the inputs are gone
 */
export default bindRoute(repeatGeneration, async ({ context, caller: { merchantId }, body }) => {
  const earlier = await requireGeneration(context, merchantId, body.attempt_id);
  await enforceRateLimit(context, ['generatorInputs', merchantId]);
  const copies: KeptPicture[] = [];
  for (const row of await listPictures(context.db, merchantId, body.attempt_id, 'input')) {
    const copy = await context.pictures.copy(row, generatedBucket);
    const { width, height, bytes, colour } = row;
    if (copy) copies.push({ ...copy, width, height, bytes, colour });
  }
  if (copies.length === 0) throw new Refusal('not_found');
  const attemptId = newId();
  await withKeptPictures(context, merchantId, copies, async (trx) => {
    await insertGeneration(trx, {
      merchant_id: merchantId,
      attempt_id: attemptId,
      product_id: earlier.product_id,
      source_content_id: earlier.source_content_id,
      idempotency_token: attemptId,
      batch_id: null,
      created_at: context.now(),
    });
    for (const copy of copies) await addInput(context, trx, merchantId, attemptId, copy);
  });
  return { attempt_id: attemptId };
});
