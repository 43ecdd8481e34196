/** What a browser subscribed with, encrypted: whoever knows it can make its push service work for it. */
interface SealedSubscription {
  push_id: string;
  endpoint_hash: Buffer;
  sealed_subscription: Buffer;
  added_at: Date;
}

export interface PushDevicesTable extends SealedSubscription {
  merchant_id: string;
  /** SHA-256 of the session's token that added it: it goes where that session is ended. */
  token_hash: Buffer;
  user_agent: string;
  seen_at: Date;
}

export interface OrderPushesTable extends SealedSubscription {
  merchant_id: string;
  order_id: string;
  ends_at: Date;
}
