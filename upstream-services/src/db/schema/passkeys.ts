export interface PasskeysTable {
  merchant_id: string;
  passkey_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: string | number;
  transports: string[];
  site_id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface UsedChallengesTable {
  challenge_hash: Buffer;
  expires_at: Date;
}
