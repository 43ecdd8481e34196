import type { Generated } from 'kysely';

export interface AuditTable {
  merchant_id: string;
  audit_id: string;
  at: Generated<Date>;
  actor: string;
  actor_id: string | null;
  kind: string;
  subject_id: string | null;
  was: string | null;
  became: string | null;
  address: string | null;
  request_id: string | null;
  reason: string | null;
  reverts: string | null;
}
