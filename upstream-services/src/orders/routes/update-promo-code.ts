import { updatePromoCode } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { changePromoCode, promoCodeValues, readPromoCode } from '../promo/codes.ts';
import { findRow, updateRow } from '../promo/repository.ts';

export default bindRoute(updatePromoCode, async (call) => {
  const { context, caller } = call;
  const { code_id, version, ...fields } = call.body;
  await changePromoCode(call, 'promo_code_changed', code_id, async (trx) => {
    const row = await findRow(trx, caller.merchantId, code_id);
    if (!row) throw new Refusal('not_found');
    if (row.version !== version) throw new Refusal('conflict');
    await updateRow(trx, caller.merchantId, code_id, promoCodeValues(fields, context.now()));
    return { ...(row.code === fields.code ? {} : { was: row.code }), became: fields.code };
  });
  return readPromoCode(context, caller.merchantId, code_id);
});
