import { listGenerations } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { countStartedGenerations, listStartedGenerations } from '../repository.ts';
import { wiresOf } from '../wire.ts';

export default bindRoute(listGenerations, async ({ context, caller: { merchantId }, body }) => {
  const [rows, total_count] = await Promise.all([
    listStartedGenerations(context.db, merchantId, body),
    countStartedGenerations(context.db, merchantId),
  ]);
  return { generations: await wiresOf(context, merchantId, rows), total_count };
});
