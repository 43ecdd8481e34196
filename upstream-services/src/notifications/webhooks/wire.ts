import type { WebhookRow } from './repository.ts';

export const wireOf = ({ webhook_id, url, created_at }: WebhookRow) => ({
  webhook_id,
  url,
  created_at: created_at.toISOString(),
});
