export interface DevicesTable {
  merchant_id: string;
  device_id: string;
  token_hash: Buffer;
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
}
