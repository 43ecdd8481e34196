import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/schema/index.ts';
import type { Origin } from '../http/bind.ts';
import { newId } from '../ids.ts';

/** A change of state, as the audit log keeps it (decisions, part 3). */
export interface AuditLine {
  merchantId: string;
  actor: 'merchant' | 'shopper' | 'admin' | 'system';
  /** Which account acted, where one did. */
  actorId?: string;
  /** What happened, as in `order_status`. */
  kind: string;
  /** Id of what it happened to. */
  subjectId?: string;
  was?: string | null;
  became?: string | null;
  from: Pick<Origin, 'requestId' | 'address'>;
}

/** The row of a line. */
export const auditRow = ({ merchantId, actor, actorId, kind, subjectId, was, became, from }: AuditLine) => ({
  merchant_id: merchantId,
  audit_id: newId(),
  actor,
  actor_id: actorId ?? null,
  kind,
  subject_id: subjectId ?? null,
  was: was ?? null,
  became: became ?? null,
  address: from.address,
  request_id: from.requestId,
});

/** Writes lines, in the transaction of the change that they tell of. */
export async function audit(db: Database | Transaction<Tables>, ...lines: AuditLine[]): Promise<void> {
  if (lines.length > 0) await db.insertInto('audit').values(lines.map(auditRow)).execute();
}

/** Rows that one statement writes: their values have to fit into its parameters. */
const linesAtOnce = 2000;

/** Writes a line for each of many things. */
export async function auditMany(db: Database | Transaction<Tables>, lines: readonly AuditLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += linesAtOnce) {
    await audit(db, ...lines.slice(start, start + linesAtOnce));
  }
}

/** What happened to one thing, oldest first. */
export const historyOf = (db: Database, merchantId: string, subjectId: string) =>
  db
    .selectFrom('audit')
    .select(['at', 'actor', 'kind', 'was', 'became'])
    .where('merchant_id', '=', merchantId)
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .orderBy('audit_id')
    .execute();
