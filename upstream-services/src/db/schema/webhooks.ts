import type { Generated } from 'kysely';
import type { WebhookDeliveryAttempt, WebhookDeliveryState, WebhookEvent } from 'shared-contracts';
import type { Json } from './json.ts';

export interface WebhooksTable {
  merchant_id: string;
  webhook_id: string;
  url: string;
  sealed_secret: Buffer;
  created_at: Date;
}

export interface WebhookDeliveriesTable {
  merchant_id: string;
  delivery_id: string;
  webhook_id: string;
  event: WebhookEvent;
  sealed_body: Buffer;
  state: Generated<WebhookDeliveryState>;
  /** How often it was sent by hand. The job of the last time alone sends it: those before still wait for their next try. */
  resends: Generated<number>;
  attempts: Json<WebhookDeliveryAttempt[]>;
  created_at: Date;
}
