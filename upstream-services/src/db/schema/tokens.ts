import type { Generated } from 'kysely';

export interface TokensTable {
  token_hash: Buffer;
  merchant_id: string;
  device_id: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  last_used_at: Generated<Date>;
}
