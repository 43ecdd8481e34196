import { moveCategory } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { lockedCategory } from '../categories.ts';
import { moveTo } from '../positions.ts';

export default bindRoute(
  moveCategory,
  ({ context, caller: { merchantId }, from, body: { categoryId, newPosition: to } }) =>
    changeShop(context, merchantId, async (trx) => {
      const { position, title } = await lockedCategory(trx, merchantId, categoryId);
      const newPosition = await moveTo(trx, 'categories', merchantId, categoryId, position, to);
      if (newPosition !== position) {
        const line = { ...catalogueAuditLine(merchantId, categoryId, from), became: title };
        await audit(trx, { ...line, kind: 'category_moved' });
      }
      return { categoryId, newPosition };
    }),
);
