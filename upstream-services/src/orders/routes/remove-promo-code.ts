import { removePromoCode } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { changePromoCode } from '../promo/codes.ts';
import { deleteRow } from '../promo/repository.ts';

export default bindRoute(removePromoCode, async (call) => {
  const { code_id } = call.body;
  await changePromoCode(call, 'promo_code_removed', code_id, async (trx) => {
    const code = await deleteRow(trx, call.caller.merchantId, code_id);
    if (code === undefined) throw new Refusal('not_found');
    return { was: code };
  });
  return {};
});
