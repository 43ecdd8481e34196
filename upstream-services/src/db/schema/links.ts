export interface LinksTable {
  token_hash: Buffer;
  merchant_id: string;
  expires_at: Date;
  used_at: Date | null;
}
