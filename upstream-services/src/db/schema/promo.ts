import type { Generated } from 'kysely';
import type { PromoKind } from 'shared-contracts';

export interface PromoCodesTable {
  merchant_id: string;
  code_id: string;
  code: string;
  kind: PromoKind;
  /** Percent, or kopecks; null for free delivery. */
  value: number | null;
  starts: string | null;
  ends: string | null;
  least_sum: number | null;
  category_ids: string[] | null;
  spares_sales: boolean;
  most_uses: number | null;
  most_by_phone: number | null;
  is_on: boolean;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface PromoUsesTable {
  merchant_id: string;
  order_id: string;
  code_id: string;
  phone: string;
  let_go: Generated<boolean>;
}
