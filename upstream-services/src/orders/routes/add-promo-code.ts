import { addPromoCode, maxPromoCodes } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { changePromoCode, promoCodeValues, readPromoCode } from '../promo/codes.ts';
import { countPromoCodes, insertPromoCode } from '../promo/repository.ts';

export default bindRoute(addPromoCode, async (call) => {
  const { context, caller, body } = call;
  const codeId = newId();
  await changePromoCode(call, 'promo_code_added', codeId, async (trx) => {
    if ((await countPromoCodes(trx, caller.merchantId)) >= maxPromoCodes) {
      throw new Refusal('list_full', { limit: { of: 'promo_codes', most: maxPromoCodes } });
    }
    await insertPromoCode(trx, caller.merchantId, codeId, promoCodeValues(body, context.now()));
    return { became: body.code };
  });
  return readPromoCode(context, caller.merchantId, codeId);
});
