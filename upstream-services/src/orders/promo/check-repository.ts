import { sql } from 'kysely';
import { pricedProducts, type TypedProduct, typedProductsJson } from '../../catalogue/index.ts';
import type { Database } from '../../db/database.ts';
import { type PromoTerms, promoTermsJson } from './part.ts';

export async function readForPromo(db: Database, merchantId: string, code: string, productIds: string[]) {
  const { rows } = await sql<{ promo: PromoTerms | null; typed: TypedProduct[] }>`
    select
      ${promoTermsJson(merchantId, code, null, productIds)} as promo,
      ${typedProductsJson(merchantId, productIds)} as typed
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a statement without its row');
  return { promo: found.promo, priced: pricedProducts(found.typed) };
}
