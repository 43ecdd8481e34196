import { type addPromoCode, maxPromoCodes, type PromoCodeWire, type updatePromoCode } from 'shared-contracts';
import type { z } from 'zod';
import { audit } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { kopecksOrNull, roublesOrNull } from '../../common/money.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { violatedUniqueConstraint } from '../../db/errors.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import type { MerchantCall } from '../../http/bind.ts';
import * as repository from './repository.ts';

type Fields = z.output<typeof addPromoCode.request>;

const wireOf = (row: repository.PromoRow): PromoCodeWire => ({
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

const valuesOf = (fields: Fields, now: Date) => ({
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

export const list = async ({ db }: AppContext, merchantId: string) => ({
  promo_codes: (await repository.listRows(db, merchantId)).map(wireOf),
});

async function change(call: MerchantCall, kind: string, codeId: string, work: (trx: Trx) => Promise<void>) {
  const { context, caller, from } = call;
  const { merchantId } = caller;
  try {
    await changeShop(context, merchantId, async (trx) => {
      await work(trx);
      await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind, subjectId: codeId, from });
    });
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'promo_codes_code' ? new Refusal('already_exists') : error;
  }
}

async function readOne({ db }: AppContext, merchantId: string, codeId: string) {
  const row = await repository.findRow(db, merchantId, codeId);
  if (!row) throw new Refusal('not_found');
  return { promo_code: wireOf(row) };
}

export async function add(call: MerchantCall, fields: Fields) {
  const { context, caller } = call;
  const codeId = newId();
  await change(call, 'promo_code_added', codeId, async (trx) => {
    if ((await repository.countRows(trx, caller.merchantId)) >= maxPromoCodes) {
      throw new Refusal('list_full', { limit: { of: 'promo_codes', most: maxPromoCodes } });
    }
    await repository.insertRow(trx, caller.merchantId, codeId, valuesOf(fields, context.now()));
  });
  return readOne(context, caller.merchantId, codeId);
}

export async function update(
  call: MerchantCall,
  { code_id, version, ...fields }: z.output<typeof updatePromoCode.request>,
) {
  const { context, caller } = call;
  await change(call, 'promo_code_changed', code_id, async (trx) => {
    const row = await repository.findRow(trx, caller.merchantId, code_id);
    if (!row) throw new Refusal('not_found');
    if (row.version !== version) throw new Refusal('conflict');
    await repository.updateRow(trx, caller.merchantId, code_id, valuesOf(fields, context.now()));
  });
  return readOne(context, caller.merchantId, code_id);
}

export async function remove(call: MerchantCall, codeId: string) {
  await change(call, 'promo_code_removed', codeId, async (trx) => {
    if (!(await repository.deleteRow(trx, call.caller.merchantId, codeId))) throw new Refusal('not_found');
  });
  return {};
}
