import { setProductTypes } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { updateShopRow } from '../shop-repository.ts';

export default bindRoute(setProductTypes, async ({ context, caller: { merchantId }, body, from }) => {
  const product_types = [...new Set(body.product_types)];
  await changeShop(context, merchantId, async (trx) => {
    await updateShopRow(trx, merchantId, { product_types }, context.now());
    await audit(trx, { ...byMerchant(merchantId, from), kind: 'product_types' });
  });
  return { product_types };
});
