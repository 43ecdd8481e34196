export interface EmailChangesTable {
  merchant_id: string;
  /** Renewed with every link that is requested, so that a pending mail job can tell that a later request follows. */
  change_id: string;
  email: string;
  session_hash: Buffer;
  /** SHA-256 of the mailed link's token; null until the mail is made. */
  token_hash: Buffer | null;
  expires_at: Date;
}
