import type { ColumnType, Generated } from 'kysely';
import type { Consent } from './orders.ts';

/** Who signs in. Small and global: not distributed by merchant. */
export interface AccountsTable {
  merchant_id: string;
  /** Lower case. */
  email: string;
  /** argon2id, with its parameters. */
  password_hash: string;
  /** What was agreed to at registration. */
  consents: ColumnType<Consent[], string | undefined, string>;
  created_at: Generated<Date>;
  /** Since when it is known that whoever has the account reads its e-mail: a link of a mail was used. */
  email_confirmed_at: Generated<Date | null>;
}
