import type { Generated } from 'kysely';

/** Where a payment stands: not known to the provider yet, or in the provider's words. */
export type PaymentStatus = 'creating' | 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';

/** Card payments of orders (promise 3.7.1). Sums are kopecks. */
export interface PaymentsTable {
  merchant_id: string;
  /** Also the key with which the provider is asked to create it. */
  payment_id: string;
  order_id: string;
  /** The merchant's account at the provider that it was begun with. */
  shop_id: string;
  amount: number;
  /** Whether the money is taken at once, or held until it is asked for. */
  capture: boolean;
  /** Where the shopper comes back to. */
  return_url: string;
  status: Generated<PaymentStatus>;
  /** The provider's id; null until it has answered. */
  provider_id: string | null;
  confirmation_url: string | null;
  /** What is still to be asked for once the money is held. */
  wanted: 'capture' | 'cancel' | null;
  test: Generated<boolean>;
  refunded: Generated<number>;
  /** Held, and never taken: the merchant took less in the provider's own office. */
  released: Generated<number>;
  cancel_party: string | null;
  cancel_reason: string | null;
  created_at: Date;
  expires_at: Date | null;
  captured_at: Date | null;
  last_checked_at: Date | null;
  /** When the provider is asked again without being told to; null where nothing more is to come. */
  check_at: Date | null;
  /** A notification has come, and its job waits. */
  notified: Generated<boolean>;
}

/** What a merchant gives back. */
export interface PaymentRefundsTable {
  merchant_id: string;
  /** Also the key with which the provider is asked. */
  refund_id: string;
  payment_id: string;
  /** The merchant's request. */
  idempotency_key: string;
  /** Kopecks. */
  amount: number;
  /** Kopecks of it that the order has come to cost less. */
  difference: Generated<number>;
  status: Generated<'creating' | 'pending' | 'succeeded' | 'canceled'>;
  provider_id: string | null;
  /** Why the provider did not. */
  reason: string | null;
  created_at: Date;
}
