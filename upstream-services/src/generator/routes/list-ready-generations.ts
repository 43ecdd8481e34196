import { listReadyGenerations } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { countReady, listReady } from '../repository.ts';
import { wiresOf } from '../wire.ts';

export default bindRoute(listReadyGenerations, async ({ context, caller: { merchantId }, body }) => {
  const { page, per_page: limit } = body;
  const [rows, total_count] = await Promise.all([
    listReady(context.db, merchantId, { limit, offset: (page - 1) * limit }),
    countReady(context.db, merchantId),
  ]);
  return { generations: await wiresOf(context, merchantId, rows), total_count };
});
