/** Browsers that have signed in to an account: their tries are counted on their own. */
export interface DevicesTable {
  merchant_id: string;
  device_id: string;
  /** SHA-256 of the browser's device cookie, the same for every account that it signs in to. */
  token_hash: Buffer;
  /** What the browser said it is, at its last sign-in. */
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
}
