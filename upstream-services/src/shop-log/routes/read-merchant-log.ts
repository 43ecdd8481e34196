import { readMerchantLog } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { staffEmails } from '../../staff/index.ts';
import { readShopLines } from '../lines.ts';

export default bindRoute(readMerchantLog, async ({ context, body }) => {
  const { merchant_id: merchantId, page, per_page: perPage } = body;
  if (!(await context.shops.find({ merchantId }, true))) throw new Refusal('not_found');
  const { lines, total_count } = await readShopLines(context.db, merchantId, { page, perPage });
  const actors = lines.flatMap(({ line, actorId }) => (line.actor === 'admin' && actorId ? [actorId] : []));
  const emails = await staffEmails(context.db, [...new Set(actors)]);
  const list = lines.map(({ line, actorId }) => {
    const who = line.actor === 'admin' ? emails.get(actorId ?? '') : undefined;
    return who === undefined ? line : { ...line, who };
  });
  return { list, total_count };
});
