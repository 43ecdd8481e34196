/** Links that set a new password: once, within 30 minutes. */
export interface ResetLinksTable {
  /** SHA-256 of the link's token. */
  token_hash: Buffer;
  merchant_id: string;
  expires_at: Date;
  used_at: Date | null;
}
