import { untakeGeneration } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { revertShopPicture } from '../../content/index.ts';
import { bindRoute } from '../../http/bind.ts';
import { findGeneration, setSettlement } from '../repository.ts';

export default bindRoute(untakeGeneration, async (call) => {
  const { context, caller, body } = call;
  const { attempt_id, content_id, replaced_content_id } = body;
  const row = await findGeneration(context.db, caller.merchantId, attempt_id);
  if (row?.settlement !== 'taken') throw new Refusal('conflict');
  await revertShopPicture(call, content_id, replaced_content_id ?? null);
  await setSettlement(context.db, { merchant_id: caller.merchantId, attempt_id }, '');
  return { attempt_id };
});
