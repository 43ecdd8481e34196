import { listQuestions } from 'shared-contracts';
import { readableEmail } from '../../common/readable-email.ts';
import { countRows } from '../../db/count-rows.ts';
import { bindRoute } from '../../http/bind.ts';
import { emailsOf, titlesOfShops } from '../../merchants/index.ts';

export default bindRoute(listQuestions, async ({ context, body: { page, per_page, state } }) => {
  const query = context.db.selectFrom('questions').where('closed_at', state === 'open' ? 'is' : 'is not', null);
  const [rows, count] = await Promise.all([
    query
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('question_id')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    countRows(query),
  ]);
  const merchants = [...new Set(rows.map(({ merchant_id }) => merchant_id))];
  const [shops, emails] = await Promise.all([titlesOfShops(context.db, merchants), emailsOf(context.db, merchants)]);
  return {
    list: rows.map(({ created_at, closed_at, ...row }) => ({
      ...row,
      merchant_name: shops.get(row.merchant_id)?.merchant_name ?? '',
      title: shops.get(row.merchant_id)?.title ?? '',
      email: readableEmail(emails.get(row.merchant_id) ?? ''),
      created_at: created_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    })),
    total_count: count,
  };
});
