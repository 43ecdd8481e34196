import { readStaffLog } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readLog } from '../log.ts';
import { isAboutShop, shopsOfLines } from '../log-shops.ts';

export default bindRoute(readStaffLog, async ({ context, body }) => {
  const { list, count } = await readLog(context.db, { page: body.page, perPage: body.per_page });
  const shops = await shopsOfLines(context, list);
  return {
    list: list.map((line) => {
      const shop = shops.get(line.line_id);
      return {
        line_id: line.line_id,
        at: line.at.toISOString(),
        actor: line.actor,
        who: line.email ?? (line.actor === 'merchant' ? (line.actor_id ?? '') : ''),
        kind: line.kind,
        subject: isAboutShop(line) ? '' : (line.subject ?? ''),
        ...(shop ? { shop } : {}),
        detail: line.detail ?? '',
        address: line.address ?? '',
        times: line.times,
      };
    }),
    total_count: count,
  };
});
