import { uploadGenerationInput } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { bindRoute } from '../../http/bind.ts';
import { pathOf } from '../../http/multipart.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { generatedBucket } from '../../pictures/index.ts';
import { addInput, withKeptPictures } from '../inputs.ts';
import { findByToken, insertGeneration } from '../repository.ts';

/**
 * A repeated token returns the same attempt.
 * @throws Refusal conflict, unsupported_media_type, payload_too_large; see {@link Work.run}
 */
export default bindRoute(uploadGenerationInput, async ({ context, caller: { merchantId }, signal, body }) => {
  const { file, idempotency_token: token, content_info: info } = body;
  const earlier = await findByToken(context.db, merchantId, token);
  if (earlier) return earlier;
  await enforceRateLimit(context, ['generatorInputs', merchantId]);
  const picture = await context.pictures.keep(pathOf(file), { owner: merchantId, signal }, generatedBucket);
  const attemptId = info.attempt_id ?? newId();
  await withKeptPictures(context, merchantId, [picture], async (trx) => {
    if (info.attempt_id === undefined) {
      await insertGeneration(trx, {
        merchant_id: merchantId,
        attempt_id: attemptId,
        product_id: info.product_id ?? null,
        source_content_id: null,
        idempotency_token: token,
        batch_id: null,
        created_at: context.now(),
      });
    }
    await addInput(context, trx, merchantId, attemptId, picture);
  });
  return { attempt_id: attemptId };
});
