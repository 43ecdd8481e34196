import type { Database } from '../db/database.ts';
import { readProfileRow } from './profile-repository.ts';

export async function readProfile(db: Database, merchantId: string) {
  const row = await readProfileRow(db, merchantId);
  return {
    payment_type: row?.payment_type ?? 'p2p',
    yooukassa_shop_id: row?.card_shop_id ?? '',
    yooukassa_secret_token: row?.secret_mask ?? '',
    capture: row?.capture ?? 'at_once',
    tax_system_code: row?.tax_system_code ?? null,
    vat_code: row?.vat_code ?? null,
  };
}
