import type { Generated } from 'kysely';
import type { CaptureMode, ProfilePaymentType } from 'shared-contracts';

/** Payment profiles (promise 3.10.1). */
export interface PaymentProfilesTable {
  merchant_id: string;
  payment_type: ProfilePaymentType;
  card_shop_id: string | null;
  /** The provider's secret token, AES-256-GCM with the configured key; never read back to anyone. */
  sealed_secret: Buffer | null;
  /** What is shown of it: a mask with its last four characters. */
  secret_mask: string | null;
  capture: Generated<CaptureMode>;
  /** For receipts (54-FZ); null where the provider is to send none. */
  tax_system_code: number | null;
  vat_code: number | null;
}

/** Accounts at the provider that a merchant had before, for what was paid with them: to ask about it, and to give it back. */
export interface PaymentAccountsTable {
  merchant_id: string;
  shop_id: string;
  sealed_secret: Buffer;
  tax_system_code: number | null;
  vat_code: number | null;
  kept_at: Date;
}
