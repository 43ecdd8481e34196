import type { ColumnType, Generated } from 'kysely';
import type { Consent } from './orders.ts';

export interface AccountsTable {
  merchant_id: string;
  email: string;
  password_hash: string;
  consents: ColumnType<Consent[], string | undefined, string>;
  created_at: Generated<Date>;
  email_confirmed_at: Generated<Date | null>;
  password_set_at: Generated<Date | null>;
}
