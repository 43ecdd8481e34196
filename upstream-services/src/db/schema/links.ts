/** Links that were mailed and work once: for a new password, or to sign in. */
export interface LinksTable {
  /** SHA-256 of the link's token. */
  token_hash: Buffer;
  merchant_id: string;
  expires_at: Date;
  used_at: Date | null;
}
