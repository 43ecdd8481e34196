import { domainToASCII } from 'node:url';
import { type RawBuilder, sql } from 'kysely';
import type { MymStatus, Visibility } from 'shared-contracts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import { patternOf, wordsOf } from '../db/search.ts';

export interface MerchantFilter {
  page: number;
  perPage: number;
  orderBy: 'created_at' | 'merchant_name' | 'mum_status' | 'last_order';
  orderDir: 'asc' | 'desc';
  merchantId?: string;
  name?: string;
  isActive?: boolean | undefined;
  mumStatus?: MymStatus | undefined;
  visibility?: Visibility | undefined;
}

const columns = {
  created_at: 'accounts.created_at',
  merchant_name: 'shop_names.name',
  mum_status: 'shops.mum_status',
} as const;

export const shopTitle = sql<string>`coalesce(shops.settings ->> 'title', '')`;

const searched = sql<string>`replace(lower(concat_ws(' ', shop_names.name, ${shopTitle}, accounts.email)), 'ё', 'е')`;

/** A domain in Cyrillic is kept as punycode, so a word that is a part of one is looked for in that spelling, too. */
const contains = (word: string): RawBuilder<boolean> =>
  sql<boolean>`${searched} like any (${[word, domainToASCII(word) || word].map(patternOf)}::text[])`;

export async function listMerchants(
  db: Database,
  filter: MerchantFilter,
  lastOrderOf: (merchantId: RawBuilder<unknown>) => RawBuilder<Date | null>,
) {
  const lastOrder = lastOrderOf(sql.ref('accounts.merchant_id'));
  const { merchantId, name } = filter;
  const query = db
    .selectFrom('accounts')
    .innerJoin('shop_names', 'shop_names.merchant_id', 'accounts.merchant_id')
    .innerJoin('shops', 'shops.merchant_id', 'accounts.merchant_id')
    .$if(Boolean(merchantId), (q) => q.where('accounts.merchant_id', '=', merchantId as string))
    .$call((q) => wordsOf(name).reduce((found, word) => found.where(contains(word)), q))
    .$if(filter.isActive !== undefined, (q) => q.where('shops.is_active', '=', filter.isActive as boolean))
    .$if(filter.mumStatus !== undefined, (q) => q.where('shops.mum_status', '=', filter.mumStatus as MymStatus))
    .$if(filter.visibility !== undefined, (q) => q.where('shops.visibility', '=', filter.visibility as Visibility));
  const [rows, count] = await Promise.all([
    query
      .select([
        'accounts.merchant_id',
        'shop_names.name as merchant_name',
        shopTitle.as('title'),
        'accounts.email',
        'shops.mum_status',
        'shops.mum_reason',
        'shops.is_active',
        'shops.visibility',
        'accounts.created_at',
        lastOrder.as('last_order_at'),
      ])
      .orderBy(filter.orderBy === 'last_order' ? sql`last_order_at` : columns[filter.orderBy], (order) =>
        filter.orderDir === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst(),
      )
      .orderBy('accounts.merchant_id')
      .limit(filter.perPage)
      .offset((filter.page - 1) * filter.perPage)
      .execute(),
    countRows(query),
  ]);
  return { rows, count };
}
