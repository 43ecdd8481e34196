import { readGenerationInput } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { requireGeneration } from '../service.ts';
import { wiresOf } from '../wire.ts';

export default bindRoute(readGenerationInput, async ({ context, caller: { merchantId }, body }) => {
  const row = await requireGeneration(context, merchantId, body.attempt_id);
  const [generation] = await wiresOf(context, merchantId, [row]);
  return { link: generation?.input_public_link ?? '' };
});
