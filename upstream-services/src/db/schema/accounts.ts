import type { Generated } from 'kysely';

/** Who signs in. Small and global: not distributed by merchant. */
export interface AccountsTable {
  merchant_id: string;
  /** Lower case. */
  email: string;
  /** argon2id, with its parameters. */
  password_hash: string;
  is_admin: Generated<boolean>;
  created_at: Generated<Date>;
}
