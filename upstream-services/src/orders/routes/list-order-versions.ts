import { listOrderVersions } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readVersions } from '../versions-repository.ts';

export default bindRoute(listOrderVersions, async ({ context, caller, body }) => {
  const rows = await readVersions(context.db, { merchantId: caller.merchantId, orderId: body.order_id });
  return { versions: rows.map(({ version, at, changes }) => ({ version, at: at.toISOString(), changes })) };
});
