import type { Generated } from 'kysely';
import type { CaptureMode, ProfilePaymentType } from 'shared-contracts';

export interface PaymentProfilesTable {
  merchant_id: string;
  payment_type: ProfilePaymentType;
  card_shop_id: string | null;
  /** The provider's secret token, AES-256-GCM with the configured key; never read back to anyone. */
  sealed_secret: Buffer | null;
  secret_mask: string | null;
  capture: Generated<CaptureMode>;
  tax_system_code: number | null;
  vat_code: number | null;
}

export interface PaymentAccountsTable {
  merchant_id: string;
  shop_id: string;
  sealed_secret: Buffer;
  tax_system_code: number | null;
  vat_code: number | null;
  kept_at: Date;
}
