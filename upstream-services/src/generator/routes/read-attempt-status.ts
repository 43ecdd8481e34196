import { readAttemptStatus } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { requireGeneration } from '../service.ts';
import { wiresOf } from '../wire.ts';

export default bindRoute(readAttemptStatus, async ({ context, caller: { merchantId }, body }) => {
  const row = await requireGeneration(context, merchantId, body.attempt_id);
  return { generations_info: await wiresOf(context, merchantId, [row]) };
});
