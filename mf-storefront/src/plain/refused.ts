import type { CartChangeWire } from 'shared-contracts';

/** Why a form that was sent is shown again. */
export interface Refused {
  /** Sentences by the fields that they are about. */
  errors: Record<string, string>;
  /** What has changed in the shop meanwhile. */
  changes: readonly CartChangeWire[];
  /** What else kept it from being an order; null where nothing did. */
  reason: { title?: string; text: string } | null;
  /** The form's key has made an order: the next one needs another. */
  isKeyUsed: boolean;
}
