import { deleteCategory } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { lockedCategory } from '../categories.ts';
import { putIntoBin } from '../category-bin.ts';
import { closeGap } from '../positions.ts';

export default bindRoute(deleteCategory, ({ context, caller: { merchantId }, from, body: { categoryId } }) =>
  changeShop(context, merchantId, async (trx) => {
    const { position, title } = await lockedCategory(trx, merchantId, categoryId);
    await putIntoBin(trx, merchantId, categoryId, context.now());
    await closeGap(trx, 'categories', merchantId, position);
    const line = { ...catalogueAuditLine(merchantId, categoryId, from), was: title };
    await audit(trx, { ...line, kind: 'category_deleted' });
    return categoryId;
  }),
);
