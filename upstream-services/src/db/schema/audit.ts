import type { Generated } from 'kysely';

/** One line per change of state: who, what, when, from where (decision 3.14). Orders take their history from it. */
export interface AuditTable {
  merchant_id: string;
  audit_id: string;
  at: Generated<Date>;
  /** `merchant`, `shopper`, `admin` or `system`. */
  actor: string;
  /** Which account acted, where one did. */
  actor_id: string | null;
  /** What happened, as in `order_status`. */
  kind: string;
  /** What it happened to, as an id. */
  subject_id: string | null;
  was: string | null;
  became: string | null;
  /** The client's address. */
  address: string | null;
  request_id: string | null;
  /** Why, where somebody said. */
  reason: string | null;
  /** The line that this one takes back. */
  reverts: string | null;
}
