import type { Generated } from 'kysely';

export type PaymentStatus = 'creating' | 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';

export interface PaymentsTable {
  merchant_id: string;
  /** Also the idempotency key with which the payment is created at the provider. */
  payment_id: string;
  order_id: string;
  shop_id: string;
  amount: number;
  capture: boolean;
  return_url: string;
  status: Generated<PaymentStatus>;
  provider_id: string | null;
  confirmation_url: string | null;
  wanted: 'capture' | 'cancel' | null;
  test: Generated<boolean>;
  refunded: Generated<number>;
  /** Kopecks held but never captured: the merchant captured less in the provider's own office. */
  released: Generated<number>;
  cancel_party: string | null;
  cancel_reason: string | null;
  created_at: Date;
  expires_at: Date | null;
  captured_at: Date | null;
  last_checked_at: Date | null;
  check_at: Date | null;
  notified: Generated<boolean>;
}

export interface PaymentRefundsTable {
  merchant_id: string;
  refund_id: string;
  payment_id: string;
  idempotency_key: string;
  amount: number;
  difference: Generated<number>;
  status: Generated<'creating' | 'pending' | 'succeeded' | 'canceled'>;
  provider_id: string | null;
  reason: string | null;
  created_at: Date;
}
