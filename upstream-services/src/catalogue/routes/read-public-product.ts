import { id, readPublicProduct } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bind } from '../../http/bind.ts';
import { readPublic } from '../product-service.ts';

export default bind(readPublicProduct, ({ context, shop, body }) => {
  // It comes out of an address that a person may have typed.
  if (!id.safeParse(body.product_id).success) throw new Refusal('not_found');
  return shop.remember(`product ${body.product_id}`, async () => ({
    product: await readPublic(context, shop.merchantId, body.product_id),
  }));
});
