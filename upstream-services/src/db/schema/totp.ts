export interface TotpTable {
  merchant_id: string;
  secret: Buffer;
  confirmed_at: Date | null;
  /** Latest step of 30 seconds whose code was accepted: codes of this and earlier steps are refused. */
  last_step: string | number;
}

export interface RecoveryCodesTable {
  merchant_id: string;
  /** HMAC with the services' key, so that a copy of the table alone gives no code away. */
  code_hash: Buffer;
  used_at: Date | null;
}
