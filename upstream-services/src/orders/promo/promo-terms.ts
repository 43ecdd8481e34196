import { sql } from 'kysely';
import type { PromoKind } from 'shared-contracts';
import { productsInCategories } from '../../catalogue/index.ts';

/** Sums are kopecks. */
export interface PromoTerms {
  id: string;
  code: string;
  kind: PromoKind;
  value: number | null;
  starts: string | null;
  ends: string | null;
  least_sum: number | null;
  spares_sales: boolean;
  most_uses: number | null;
  most_by_phone: number | null;
  is_on: boolean;
  /** Orders that use the code, in all and of the phone number; 0 where the code has no such limit. */
  uses: number;
  uses_by_phone: number;
  products: string[] | null;
}

/** Told only by the checkout: it says whether a phone number has ordered here. */
export const isUsedByPhone = ({ most_by_phone, uses_by_phone }: PromoTerms): boolean =>
  most_by_phone !== null && uses_by_phone >= most_by_phone;

// Counted as of the statement's beginning, like the lookup of an earlier order with the same idempotency key beside it: the volatile `promo_uses_of`
// would also count the use of an order that this lookup does not see.
const usesOf = (phone: string | null) => sql`(
  select count(*) from promo_uses
  where merchant_id = promo_codes.merchant_id and code_id = promo_codes.code_id and not let_go
    ${phone === null ? sql`` : sql`and phone = ${phone}::text`}
)`;

export const promoTermsJson = (merchantId: string, code: string, phone: string | null, products: readonly string[]) =>
  sql<PromoTerms | null>`(
    select json_build_object(
      'id', code_id, 'code', code, 'kind', kind, 'value', value, 'starts', starts, 'ends', ends,
      'least_sum', least_sum, 'spares_sales', spares_sales, 'most_uses', most_uses, 'most_by_phone', most_by_phone,
      'is_on', is_on,
      'uses', case when most_uses is null then 0 else ${usesOf(null)} end,
      'uses_by_phone', case when most_by_phone is null or ${phone}::text is null then 0 else ${usesOf(phone)} end,
      'products', case when category_ids is not null then ${productsInCategories(merchantId, products, sql.ref('promo_codes.category_ids'))} end
    )
    from promo_codes where merchant_id = ${merchantId} and code = ${code}
  )`;
