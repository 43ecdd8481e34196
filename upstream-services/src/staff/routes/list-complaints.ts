import { listComplaints } from 'shared-contracts';
import { countRows } from '../../db/count-rows.ts';
import { bindRoute } from '../../http/bind.ts';
import { titlesOfShops } from '../../merchants/index.ts';

export default bindRoute(listComplaints, async ({ context, body: { page, per_page, state, merchant_id } }) => {
  const query = context.db
    .selectFrom('complaints')
    .where('closed_at', state === 'open' ? 'is' : 'is not', null)
    .$if(merchant_id !== undefined, (q) => q.where('merchant_id', '=', merchant_id as string));
  const [rows, count] = await Promise.all([
    query
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('complaint_id')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    countRows(query),
  ]);
  const shops = await titlesOfShops(context.db, [...new Set(rows.map((row) => row.merchant_id))]);
  return {
    list: rows.map(({ created_at, closed_at, ...row }) => ({
      ...row,
      merchant_name: shops.get(row.merchant_id)?.merchant_name ?? '',
      title: shops.get(row.merchant_id)?.title ?? '',
      created_at: created_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    })),
    total_count: count,
  };
});
