import { readStaffLog } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readLog } from '../log.ts';

export default bind(readStaffLog, async ({ context, body }) => {
  const { list, count } = await readLog(context.db, { page: body.page, perPage: body.per_page });
  return {
    list: list.map((line) => ({
      line_id: line.line_id,
      at: line.at.toISOString(),
      actor: line.actor,
      who: line.email ?? (line.actor === 'merchant' ? (line.actor_id ?? '') : ''),
      kind: line.kind,
      subject: line.subject ?? '',
      detail: line.detail ?? '',
      address: line.address ?? '',
      times: line.times,
    })),
    total_count: count,
  };
});
