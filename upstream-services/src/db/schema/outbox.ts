import type { Generated, GeneratedAlways } from 'kysely';

/** Lines of the audit log that somebody is still to be told of. A trigger on the log writes it. */
export interface OutboxTable {
  merchant_id: string;
  audit_id: string;
  /** Their order. */
  position: GeneratedAlways<number>;
  /** How often telling of it has failed. */
  tries: Generated<number>;
  not_before: Generated<Date>;
}
