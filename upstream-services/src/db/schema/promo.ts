import type { Generated } from 'kysely';
import type { PromoKind } from 'shared-contracts';

/** Promo codes of a shop (decision 3.31). */
export interface PromoCodesTable {
  merchant_id: string;
  code_id: string;
  /** In capitals. */
  code: string;
  kind: PromoKind;
  /** Per cent, or kopecks; null of a delivery for nothing. */
  value: number | null;
  /** First and last day of the shop's calendar, YYYY-MM-DD. */
  starts: string | null;
  ends: string | null;
  /** Kopecks that the goods have to cost. */
  least_sum: number | null;
  /** Categories whose goods it holds for; null: all goods. */
  category_ids: string[] | null;
  /** It leaves goods alone that are on sale already. */
  spares_sales: boolean;
  most_uses: number | null;
  most_by_phone: number | null;
  is_on: boolean;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** Which order uses a code, and by whose phone number. */
export interface PromoUsesTable {
  merchant_id: string;
  order_id: string;
  code_id: string;
  phone: string;
  /** The order is canceled, or its card payment came to nothing. */
  let_go: Generated<boolean>;
}
