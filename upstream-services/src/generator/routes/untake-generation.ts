import { untakeGeneration } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { revertShopPicture } from '../../content/index.ts';
import { bindRoute } from '../../http/bind.ts';
import { setTaken } from '../repository.ts';

export default bindRoute(untakeGeneration, async (call) => {
  const { attempt_id, content_id, replaced_content_id } = call.body;
  await revertShopPicture(call, content_id, replaced_content_id ?? null, async (trx) => {
    if (!(await setTaken(trx, { merchant_id: call.caller.merchantId, attempt_id }, false))) {
      throw new Refusal('conflict');
    }
  });
  return { attempt_id };
});
