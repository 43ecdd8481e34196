import { categorizeProducts } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { lockedCategory } from '../categories.ts';
import { addToCategory, removeFromCategory } from '../category-repository.ts';
import { resolveProductIds } from '../product-actions.ts';

const changes = { add: addToCategory, remove: removeFromCategory };

export default bindRoute(categorizeProducts, ({ context, caller: { merchantId }, from, body }) =>
  changeShop(context, merchantId, async (trx) => {
    const { category_id: categoryId, action } = body;
    const { title } = await lockedCategory(trx, merchantId, categoryId);
    const chosen = await resolveProductIds(trx, merchantId, body);
    const changed = await changes[action](trx, merchantId, categoryId, chosen);
    const line = { ...catalogueAuditLine(merchantId, categoryId, from), became: title };
    if (changed.length > 0) await audit(trx, { ...line, kind: 'category_products_changed' });
    return { product_ids: changed };
  }),
);
