import { deleteProduct } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { closeGap } from '../positions.ts';
import { updateProductRow } from '../product-repository.ts';
import { lockedProduct } from '../products.ts';

export default bindRoute(deleteProduct, ({ context, caller: { merchantId }, from, body: { product_id } }) =>
  changeShop(context, merchantId, async (trx) => {
    const { position } = await lockedProduct(trx, merchantId, product_id);
    const now = context.now();
    await updateProductRow(trx, merchantId, product_id, { deleted_at: now, updated_at: now });
    await closeGap(trx, 'products', merchantId, position);
    await audit(trx, { ...catalogueAuditLine(merchantId, product_id, from), kind: 'product_deleted' });
    return { product_id };
  }),
);
