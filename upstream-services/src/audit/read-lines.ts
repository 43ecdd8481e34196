import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { defaultZone, maxHistoryLines, maxLogLines, type ShopLogKind } from 'shared-contracts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/schema/index.ts';
import type { AuditLine } from './audit.ts';

export const subjectsSince = (merchantId: string, kind: ShopLogKind, since: Date) =>
  expressionBuilder<Tables>()
    .selectFrom('audit')
    .select('audit.subject_id')
    .where('audit.merchant_id', '=', merchantId)
    .where('audit.kind', '=', kind)
    .where('audit.at', '>=', since);

export async function historyOf(db: Database, merchantId: string, subjectId: string) {
  const lines = db
    .selectFrom('audit')
    .select(['audit_id', 'at', 'actor', 'kind', 'was', 'became', 'reason', 'reverts'])
    .where('merchant_id', '=', merchantId)
    .where('subject_id', '=', subjectId);
  const newest = await lines.orderBy('at', 'desc').orderBy('audit_id', 'desc').limit(maxHistoryLines).execute();
  if (newest.length < maxHistoryLines) return newest.reverse();
  const first = await lines.orderBy('at').orderBy('audit_id').limit(1).execute();
  return [...first, ...newest.slice(0, -1).reverse()];
}

export async function readLog(db: Database, merchantId: string, { page, perPage }: { page: number; perPage: number }) {
  const lines = db.selectFrom('audit').where('merchant_id', '=', merchantId).orderBy('audit_id', 'desc');
  const newest = lines.select('audit_id').limit(maxLogLines).as('newest');
  const [list, count] = await Promise.all([
    lines
      .select(['audit_id', 'at', 'actor', 'actor_id', 'kind', 'subject_id', 'was', 'became', 'address'])
      .limit(perPage)
      .offset(Math.min((page - 1) * perPage, maxLogLines))
      .execute(),
    countRows(db.selectFrom(newest)),
  ]);
  return {
    list: list.map((line) => ({
      actorId: line.actor_id,
      line_id: line.audit_id,
      at: line.at.toISOString(),
      actor: line.actor as AuditLine['actor'],
      kind: line.kind,
      subject_id: line.subject_id ?? '',
      was: line.was ?? '',
      became: line.became ?? '',
      // The merchant does not see the IP addresses of shoppers and staff.
      address: line.actor === 'merchant' ? (line.address ?? '') : '',
    })),
    total_count: count,
  };
}

/**
 * @param day YYYY-MM-DD in Moscow time
 * @param except SQL subquery of the ids of merchants whose lines are not counted
 */
export async function countLines(
  db: Database,
  day: string,
  kinds: string[],
  except: RawBuilder<unknown>,
): Promise<Map<string, number>> {
  const from = sql`${day}::date::timestamp at time zone ${defaultZone}`;
  const until = sql`(${day}::date + 1)::timestamp at time zone ${defaultZone}`;
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::integer as count from audit
    where at >= ${from} and at < ${until} and kind = any(${kinds}) and merchant_id not in (${except}) group by kind
  `.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

export async function isReverted(db: Database, merchantId: string, subjectId: string, auditId: string) {
  const found = await db
    .selectFrom('audit')
    .select('audit_id')
    .where('merchant_id', '=', merchantId)
    .where('subject_id', '=', subjectId)
    .where('reverts', '=', auditId)
    .executeTakeFirst();
  return found !== undefined;
}

const selectLines = (db: Database) =>
  db
    .selectFrom('audit')
    .select(['merchant_id', 'audit_id', 'at', 'actor', 'kind', 'subject_id', 'was', 'became', 'address', 'reverts']);

export const readLine = (db: Database, merchantId: string, auditId: string) =>
  selectLines(db).where('merchant_id', '=', merchantId).where('audit_id', '=', auditId).executeTakeFirst();

/** @param added whether only lines count that say of something new: they have no former value */
export async function isLatestLine(
  db: Database,
  merchantId: string,
  line: { auditId: string; subjectId: string | null; kind: string },
  { added = false }: { added?: boolean } = {},
): Promise<boolean> {
  const latest = await db
    .selectFrom('audit')
    .select('audit_id')
    .where('merchant_id', '=', merchantId)
    .where('subject_id', line.subjectId === null ? 'is' : '=', line.subjectId)
    .where('kind', '=', line.kind)
    .$if(added, (lines) => lines.where('was', 'is', null))
    .orderBy('at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest === undefined || latest.audit_id === line.auditId;
}

export const readLines = (db: Database, keys: readonly { merchant_id: string; audit_id: string }[]) =>
  selectLines(db)
    .where(
      sql<boolean>`(merchant_id, audit_id) in (select * from unnest(
        ${keys.map((key) => key.merchant_id)}::uuid[], ${keys.map((key) => key.audit_id)}::uuid[]
      ))`,
    )
    .execute();
