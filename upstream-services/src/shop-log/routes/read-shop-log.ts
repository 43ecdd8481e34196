import { readShopLog } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readShopLines } from '../lines.ts';

export default bindRoute(readShopLog, async ({ context, caller, body }) => {
  const page = { page: body.page, perPage: body.per_page };
  const { lines, total_count } = await readShopLines(context.db, caller.merchantId, page);
  return { list: lines.map(({ line }) => line), total_count };
});
