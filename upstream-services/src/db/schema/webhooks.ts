import type { Generated } from 'kysely';
import type { DeliveryAttempt, DeliveryState, WebhookEvent } from 'shared-contracts';
import type { Json } from './json.ts';

/** An address of a merchant's own system that is told of orders. */
export interface WebhooksTable {
  merchant_id: string;
  webhook_id: string;
  url: string;
  /** What its messages are signed with, encrypted for the merchant. */
  sealed_secret: Buffer;
  created_at: Date;
}

/** One message to such an address. */
export interface WebhookDeliveriesTable {
  merchant_id: string;
  delivery_id: string;
  webhook_id: string;
  event: WebhookEvent;
  /** The body as it goes out, encrypted for the merchant: an order is in it. */
  sealed_body: Buffer;
  state: Generated<DeliveryState>;
  /** The newest tries, oldest first. */
  attempts: Json<DeliveryAttempt[]>;
  created_at: Date;
}
