import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ShopLogKind } from 'shared-contracts';
import { newId } from '../common/ids.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/schema/index.ts';

export interface AuditLine {
  merchantId: string;
  actor: 'merchant' | 'shopper' | 'admin' | 'system';
  actorId?: string;
  kind: ShopLogKind;
  subjectId?: string;
  was?: string | null;
  became?: string | null;
  reason?: string;
  id?: string;
  reverts?: string;
  from: { requestId: string; address: string };
}

/** What all lines of a merchant's own doings have. */
export const byMerchant = (merchantId: string, from: AuditLine['from']) =>
  ({ merchantId, actor: 'merchant', actorId: merchantId, from }) as const;

const auditRow = ({
  merchantId,
  actor,
  actorId,
  kind,
  subjectId,
  was,
  became,
  reason,
  from,
  id,
  reverts,
}: AuditLine) => ({
  merchant_id: merchantId,
  audit_id: id ?? newId(),
  actor,
  actor_id: actorId ?? null,
  kind,
  subject_id: subjectId ?? null,
  was: was ?? null,
  became: became ?? null,
  reason: reason ?? null,
  address: from.address,
  request_id: from.requestId,
  reverts: reverts ?? null,
});

export function auditInsert(line: AuditLine, at: Date, rows: RawBuilder<unknown>) {
  const row = auditRow(line);
  return sql`
    insert into audit (merchant_id, audit_id, at, actor, actor_id, kind, subject_id, was, became, address, request_id)
    select
      ${row.merchant_id}::uuid, ${row.audit_id}::uuid, ${at}::timestamptz, ${row.actor}, ${row.actor_id}::uuid, ${row.kind},
      ${row.subject_id}, ${row.was}, ${row.became}, ${row.address}, ${row.request_id}
    from ${rows}`;
}

export async function audit(db: Database | Transaction<Tables>, ...lines: AuditLine[]): Promise<void> {
  if (lines.length > 0) await db.insertInto('audit').values(lines.map(auditRow)).execute();
}

/** Rows per insert statement: PostgreSQL limits the parameters of one statement. */
const linesAtOnce = 2000;

export async function auditMany(db: Database | Transaction<Tables>, lines: readonly AuditLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += linesAtOnce) {
    await audit(db, ...lines.slice(start, start + linesAtOnce));
  }
}
