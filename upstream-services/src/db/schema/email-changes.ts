export interface EmailChangesTable {
  merchant_id: string;
  /** Changes with every link that is asked for, so that a mail that is still to be made knows that another one follows. */
  change_id: string;
  email: string;
  session_hash: Buffer;
  /** SHA-256 of the mailed link's token; null until the mail is made, and where none is, since the address is taken. */
  token_hash: Buffer | null;
  expires_at: Date;
}
