import { productsByIds } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { findProducts } from '../product-query.ts';
import { toMerchantProductWire } from '../product-wire.ts';

export default bindRoute(productsByIds, async ({ context, caller, body: { ids } }) => {
  const rows = await findProducts(context.db, caller.merchantId, ids);
  const found = new Map(rows.map((row) => [row.product_id, row]));
  const products = ids.flatMap((id, index) => {
    const row = found.get(id.toLowerCase());
    return row ? [toMerchantProductWire(row, index)] : [];
  });
  return { products };
});
