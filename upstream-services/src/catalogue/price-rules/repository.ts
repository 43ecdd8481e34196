import { sql } from 'kysely';
import { maxRuleExamples, type PriceRule } from 'shared-contracts';
import { countRows } from '../../db/count-rows.ts';
import type { Database } from '../../db/database.ts';
import type { PriceRulesTable } from '../../db/schema/price-rules.ts';
import type { Trx } from '../../db/transaction.ts';

const columns = ['rule_id', 'kind', 'percent', 'round_to', 'category_ids', 'begins_at', 'ends_at', 'version'] as const;

const state = sql<PriceRule['state']>`case
  when ends_at <= statement_timestamp() then 'ended'
  when begins_at > statement_timestamp() then 'upcoming'
  else 'running'
end`;

const rules = (db: Database | Trx, merchantId: string) =>
  db.selectFrom('price_rules').select(columns).select(state.as('state')).where('merchant_id', '=', merchantId);

export const listRules = (db: Database, merchantId: string) =>
  rules(db, merchantId).orderBy('begins_at', 'desc').orderBy('created_at', 'desc').orderBy('rule_id').execute();

export const findRule = (db: Database | Trx, merchantId: string, ruleId: string) =>
  rules(db, merchantId).where('rule_id', '=', ruleId).executeTakeFirst();

export type RuleRow = NonNullable<Awaited<ReturnType<typeof findRule>>>;

export function countRules(trx: Trx, merchantId: string): Promise<number> {
  return countRows(trx.selectFrom('price_rules').where('merchant_id', '=', merchantId));
}

export type RuleValues = Pick<
  PriceRulesTable,
  'kind' | 'percent' | 'round_to' | 'category_ids' | 'begins_at' | 'ends_at'
>;

export async function insertRule(
  trx: Trx,
  row: RuleValues & { merchant_id: string; rule_id: string; created_at: Date },
): Promise<void> {
  await trx
    .insertInto('price_rules')
    .values({ ...row, updated_at: row.created_at })
    .execute();
}

const one = (trx: Trx, merchantId: string, ruleId: string) =>
  trx
    .updateTable('price_rules')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('merchant_id', '=', merchantId)
    .where('rule_id', '=', ruleId);

export async function updateRule(trx: Trx, merchantId: string, ruleId: string, values: RuleValues, now: Date) {
  await one(trx, merchantId, ruleId)
    .set({ ...values, updated_at: now })
    .execute();
}

/** Ends a rule at the database's current time: the next statement of the transaction already finds it ended. */
export async function endRule(trx: Trx, merchantId: string, ruleId: string, now: Date): Promise<void> {
  await one(trx, merchantId, ruleId).set({ ends_at: sql`statement_timestamp()`, updated_at: now }).execute();
}

export async function deleteRule(trx: Trx, merchantId: string, ruleId: string): Promise<void> {
  await trx.deleteFrom('price_rules').where('merchant_id', '=', merchantId).where('rule_id', '=', ruleId).execute();
}

export async function previewRule(
  db: Database,
  merchantId: string,
  { category_ids, ...terms }: Pick<RuleValues, 'kind' | 'percent' | 'round_to' | 'category_ids'>,
) {
  const { rows } = await sql<{ title: string; was: number; becomes: number; count: number }>`
    select title, was, becomes, count(*) over () as count from (
      select product_id, title, position, lowest_price(price, fields) as was,
        ruled_price(lowest_price(price, fields), ${JSON.stringify(terms)}::jsonb) as becomes
      from products
      where merchant_id = ${merchantId} and deleted_at is null and (${category_ids}::uuid[] is null or exists (
        select from product_categories as its
        where its.merchant_id = products.merchant_id and its.product_id = products.product_id
          and its.category_id = any(${category_ids}::uuid[])
      ))
    ) as ruled
    where was <> becomes
    order by position, product_id
    limit ${maxRuleExamples}
  `.execute(db);
  return { rows: rows.map(({ count: _, ...row }) => row), count: rows[0]?.count ?? 0 };
}
