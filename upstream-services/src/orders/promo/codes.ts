import type { addPromoCode, PromoCodeWire, ShopLogKind } from 'shared-contracts';
import type { z } from 'zod';
import { type AuditLine, audit, byMerchant } from '../../audit/index.ts';
import { kopecksOrNull, roublesOrNull } from '../../common/money.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { violatedUniqueConstraint } from '../../db/errors.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import type { MerchantCall } from '../../http/bind.ts';
import { findRow, type PromoRow } from './repository.ts';

export const promoCodeWireOf = (row: PromoRow): PromoCodeWire => ({
  code_id: row.code_id,
  code: row.code,
  kind: row.kind,
  value: row.kind === 'sum' ? roublesOrNull(row.value) : row.value,
  starts: row.starts,
  ends: row.ends,
  least_order: roublesOrNull(row.least_sum),
  categories: row.category_ids,
  not_on_sale: row.spares_sales,
  most_uses: row.most_uses,
  most_uses_by_phone: row.most_by_phone,
  is_on: row.is_on,
  version: row.version,
  uses: Number(row.uses),
});

export const promoCodeValues = (fields: z.output<typeof addPromoCode.request>, now: Date) => ({
  code: fields.code,
  kind: fields.kind,
  value: fields.kind === 'sum' ? kopecksOrNull(fields.value) : fields.value,
  starts: fields.starts,
  ends: fields.ends,
  least_sum: kopecksOrNull(fields.least_order),
  category_ids: fields.categories && [...new Set(fields.categories)],
  spares_sales: fields.not_on_sale,
  most_uses: fields.most_uses,
  most_by_phone: fields.most_uses_by_phone,
  is_on: fields.is_on,
  updated_at: now,
});

export async function changePromoCode(
  { context, caller: { merchantId }, from }: MerchantCall,
  kind: ShopLogKind,
  codeId: string,
  work: (trx: Trx) => Promise<Pick<AuditLine, 'was' | 'became'>>,
) {
  try {
    await changeShop(context, merchantId, async (trx) => {
      const names = await work(trx);
      await audit(trx, { ...byMerchant(merchantId, from), kind, subjectId: codeId, ...names });
    });
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'promo_codes_code' ? new Refusal('already_exists') : error;
  }
}

export async function readPromoCode({ db }: AppContext, merchantId: string, codeId: string) {
  const row = await findRow(db, merchantId, codeId);
  if (!row) throw new Refusal('not_found');
  return { promo_code: promoCodeWireOf(row) };
}
