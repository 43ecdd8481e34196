import { listPromoCodes } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { promoCodeWireOf } from '../promo/codes.ts';
import { listRows } from '../promo/repository.ts';

export default bindRoute(listPromoCodes, async ({ context, caller }) => ({
  promo_codes: (await listRows(context.db, caller.merchantId)).map(promoCodeWireOf),
}));
