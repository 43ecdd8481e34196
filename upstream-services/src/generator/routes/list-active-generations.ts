import { listActiveGenerations } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { listActive } from '../repository.ts';
import { wiresOf } from '../wire.ts';

export default bindRoute(listActiveGenerations, async ({ context, caller: { merchantId } }) => {
  const rows = await listActive(context.db, merchantId);
  return { generations: await wiresOf(context, merchantId, rows) };
});
