import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../common/refusal.ts';
import { raiseRevision, type Trx } from '../../db/transaction.ts';
import type { PromoTerms } from './promo-terms.ts';

interface OrderKey {
  merchantId: string;
  orderId: string;
}

export interface PromoUse {
  terms: Pick<PromoTerms, 'id' | 'most_uses' | 'most_by_phone'>;
  phone: string;
}

export const hasPromoUseLeft = (
  merchantId: string,
  { terms: { id, most_uses, most_by_phone }, phone }: PromoUse,
) => sql`(
  (${most_uses}::integer is null or promo_uses_of(${merchantId}::uuid, ${id}::uuid, null) < ${most_uses})
  and (${most_by_phone}::integer is null or promo_uses_of(${merchantId}::uuid, ${id}::uuid, ${phone}::text) < ${most_by_phone})
)`;

export const promoUseInsert = (key: OrderKey, { terms, phone }: PromoUse, from: RawBuilder<unknown>) => sql`
  insert into promo_uses (merchant_id, order_id, code_id, phone)
  select ${key.merchantId}::uuid, ${key.orderId}::uuid, ${terms.id}::uuid, ${phone} from ${from}`;

export const releasePromoUse = (trx: Trx, key: OrderKey) => setLetGo(trx, key, true);

/**
 * Gives an order its released use of a promo code back, if one is left; a paid order keeps its discount in any case. A deleted code counts nothing.
 * @throws Refusal promo_used_up
 */
export async function reclaimPromoUse(trx: Trx, key: OrderKey, now: Date, isPaidFor: boolean): Promise<void> {
  const use = await trx
    .selectFrom('promo_uses')
    .innerJoin('promo_codes', (join) =>
      join
        .onRef('promo_codes.merchant_id', '=', 'promo_uses.merchant_id')
        .onRef('promo_codes.code_id', '=', 'promo_uses.code_id'),
    )
    .select(['promo_codes.code_id as id', 'most_uses', 'most_by_phone', 'phone'])
    .where('promo_uses.merchant_id', '=', key.merchantId)
    .where('order_id', '=', key.orderId)
    .where('let_go', '=', true)
    .executeTakeFirst();
  if (!use) return;
  // A raised revision makes concurrent checkouts start over, and count this order.
  await raiseRevision(trx, key.merchantId, now);
  const { rows } = await sql<{ has: boolean }>`
    select ${hasPromoUseLeft(key.merchantId, { terms: use, phone: use.phone })} as has
  `.execute(trx);
  if (!isPaidFor && rows[0]?.has !== true) throw new Refusal('promo_used_up');
  await setLetGo(trx, key, false);
}

const setLetGo = (trx: Trx, { merchantId, orderId }: OrderKey, isLetGo: boolean) =>
  trx
    .updateTable('promo_uses')
    .set({ let_go: isLetGo })
    .where('merchant_id', '=', merchantId)
    .where('order_id', '=', orderId)
    .where('let_go', '<>', isLetGo)
    .execute();
