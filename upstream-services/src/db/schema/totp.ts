export interface TotpTable {
  merchant_id: string;
  secret: Buffer;
  confirmed_at: Date | null;
  /** The latest step of 30 seconds whose code was taken: no code is taken twice. Text, as every bigint. */
  last_step: string | number;
}

export interface RecoveryCodesTable {
  merchant_id: string;
  /** HMAC with the services' key, so that a copy of the table alone gives no code away. */
  code_hash: Buffer;
  used_at: Date | null;
}
