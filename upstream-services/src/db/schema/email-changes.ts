/** A new address of an account that waits to be confirmed: one of each account, the last that was asked for. */
export interface EmailChangesTable {
  merchant_id: string;
  /** Changes with every link that is asked for, so that a mail that is still to be made knows that another one follows. */
  change_id: string;
  /** Lower case. */
  email: string;
  /** SHA-256 of the token of the session that asked: it alone goes on. */
  session_hash: Buffer;
  /** SHA-256 of the mailed link's token; null until the mail is made, and where none is, since the address is taken. */
  token_hash: Buffer | null;
  /** Until when the link works. */
  expires_at: Date;
}
