import type { CartChangeWire } from 'shared-contracts';

export interface Refused {
  errors: Record<string, string>;
  changes: readonly CartChangeWire[];
  reason: { title?: string; text: string } | null;
  /** The form's key has made an order: the next one needs another. */
  isKeyUsed: boolean;
}
