import type { Generated } from 'kysely';

/** Sessions. Small and global: a token says whose it is. */
export interface TokensTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  merchant_id: string;
  /** The device that signed in, where it says which it is. */
  device_id: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  /** Known to an hour. */
  last_used_at: Generated<Date>;
}
