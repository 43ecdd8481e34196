import { setCategoryProducts } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { lockedCategory } from '../categories.ts';
import { addToCategory, listCountedCategories, removeFromCategory } from '../category-repository.ts';

export default bindRoute(setCategoryProducts, ({ context, caller: { merchantId }, from, body }) =>
  changeShop(context, merchantId, async (trx) => {
    const { categoryId, add, remove } = body;
    const { title } = await lockedCategory(trx, merchantId, categoryId);
    await removeFromCategory(trx, merchantId, categoryId, remove);
    await addToCategory(trx, merchantId, categoryId, add);
    const line = { ...catalogueAuditLine(merchantId, categoryId, from), became: title };
    await audit(trx, { ...line, kind: 'category_products_changed' });
    const rows = await listCountedCategories(trx, merchantId, false);
    return { count: rows.find((row) => row.category_id === categoryId.toLowerCase())?.count ?? 0 };
  }),
);
