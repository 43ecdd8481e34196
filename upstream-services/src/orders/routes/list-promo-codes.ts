import { listPromoCodes } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { promoCodeWireOf } from '../promo/codes.ts';
import { listRows } from '../promo/repository.ts';

export default bind(listPromoCodes, async ({ context, caller }) => ({
  promo_codes: (await listRows(context.db, caller.merchantId)).map(promoCodeWireOf),
}));
