import { id, type ProductWire, readPublicProduct } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { bindRoute } from '../../http/bind.ts';
import { findProducts } from '../product-query.ts';
import { wasDeleted } from '../product-repository.ts';
import { toPublicProductWire } from '../product-wire.ts';

/** @throws Refusal not_found for an unknown or unpublished one, gone for a deleted one (decision 4.7) */
async function read({ db }: AppContext, merchantId: string, productId: string): Promise<ProductWire> {
  const [row] = await findProducts(db, merchantId, [productId]);
  if (row?.is_posted) return toPublicProductWire(row, row.position);
  throw new Refusal(!row && (await wasDeleted(db, merchantId, productId)) ? 'gone' : 'not_found');
}

export default bindRoute(readPublicProduct, ({ context, shop, body: { product_id: productId } }) => {
  // The id comes from the page's address, which a person may have mistyped.
  if (!id.safeParse(productId).success) throw new Refusal('not_found');
  return shop.remember(`product ${productId}`, async () => ({
    product: await read(context, shop.merchantId, productId),
  }));
});
