/** A browser's push subscription, encrypted: whoever knows it can send pushes to that browser. */
interface SealedSubscription {
  push_id: string;
  endpoint_hash: Buffer;
  sealed_subscription: Buffer;
  added_at: Date;
}

export interface PushDevicesTable extends SealedSubscription {
  merchant_id: string;
  /** SHA-256 of the token of the session that added the browser; ending that session deletes the row. */
  token_hash: Buffer;
  user_agent: string;
  seen_at: Date;
}

export interface OrderPushesTable extends SealedSubscription {
  merchant_id: string;
  order_id: string;
  ends_at: Date;
}
