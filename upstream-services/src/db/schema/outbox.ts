import type { Generated, GeneratedAlways } from 'kysely';

export interface OutboxTable {
  merchant_id: string;
  audit_id: string;
  position: GeneratedAlways<number>;
  tries: Generated<number>;
  not_before: Generated<Date>;
}
