import { sql } from 'kysely';
import { readBatch } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { activeStatuses } from '../repository.ts';

export default bindRoute(readBatch, ({ context: { db }, caller: { merchantId } }) =>
  db
    .selectFrom('generations')
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`(count(*) filter (where status not in ('queued', 'running')))::integer`.as('ended'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('batch_id', 'in', (query) =>
      query
        .selectFrom('generations')
        .select('batch_id')
        .where('merchant_id', '=', merchantId)
        .where('status', 'in', activeStatuses),
    )
    .executeTakeFirstOrThrow(),
);
