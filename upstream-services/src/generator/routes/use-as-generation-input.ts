import { useAsGenerationInput } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { findShopPicture } from '../../content/index.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { copyShopPicture, insertFromPicture, withKeptPictures } from '../inputs.ts';

export default bindRoute(useAsGenerationInput, async ({ context, caller: { merchantId }, body }) => {
  const row = await findShopPicture(context.db, merchantId, body.content_id);
  if (!row) throw new Refusal('not_found');
  await enforceRateLimit(context, ['generatorInputs', merchantId]);
  const copy = await copyShopPicture(context, row);
  const attemptId = await withKeptPictures(context, merchantId, [copy], (trx) =>
    insertFromPicture(context, trx, row, copy, null),
  );
  return { attempt_id: attemptId };
});
