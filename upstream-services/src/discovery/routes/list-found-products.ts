import { listFoundProducts } from 'shared-contracts';
import { findProductTimes } from '../../catalogue/index.ts';
import { bindRoute } from '../../http/bind.ts';
import { readShopChange } from '../../merchants/index.ts';

export default bindRoute(listFoundProducts, async ({ context, shop, body }) => {
  // The revision is read first: if the shop changes between the two reads, the products are newer than the revision, and the caller asks again.
  const change = await readShopChange(context.db, shop.merchantId);
  const rows = await findProductTimes(context.db, shop.merchantId, body.after, body.per_page);
  return {
    revision: change.revision,
    changed: change.changed_at.toISOString(),
    mum_status: change.mum_status,
    products: rows.map((row) => ({ product_id: row.product_id, updated: row.updated_at.toISOString() })),
  };
});
