import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface MerchantFilter {
  page: number;
  perPage: number;
  orderBy: 'created_at' | 'merchant_name' | 'mum_status';
  orderDir: 'asc' | 'desc';
  merchantId?: string;
  /** Part of the shop's name or title, or of the account's e-mail. */
  name?: string;
}

const columns = {
  created_at: 'accounts.created_at',
  merchant_name: 'shop_names.name',
  mum_status: 'shops.mum_status',
} as const;

const title = sql<string>`coalesce(shops.settings ->> 'title', '')`;

/** One page of all merchants, and how many there are on all pages. */
export async function listMerchants(db: Database, filter: MerchantFilter) {
  const { merchantId, name } = filter;
  const pattern = `%${(name ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const query = db
    .selectFrom('accounts')
    .innerJoin('shop_names', 'shop_names.merchant_id', 'accounts.merchant_id')
    .innerJoin('shops', 'shops.merchant_id', 'accounts.merchant_id')
    .$if(Boolean(merchantId), (q) => q.where('accounts.merchant_id', '=', merchantId as string))
    .$if(Boolean(name), (q) =>
      q.where((eb) =>
        eb.or([
          eb('shop_names.name', 'like', pattern),
          eb(sql`lower(${title})`, 'like', pattern),
          eb(sql`lower(accounts.email)`, 'like', pattern),
        ]),
      ),
    );
  const [rows, { count }] = await Promise.all([
    query
      .select([
        'accounts.merchant_id',
        'shop_names.name as merchant_name',
        title.as('title'),
        'accounts.email',
        'shops.mum_status',
        'shops.mum_reason',
        'shops.is_active',
        'accounts.created_at',
      ])
      .orderBy(columns[filter.orderBy], filter.orderDir)
      .orderBy('accounts.merchant_id')
      .limit(filter.perPage)
      .offset((filter.page - 1) * filter.perPage)
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}
