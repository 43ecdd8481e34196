import { updateCategory } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { lockedCategory } from '../categories.ts';
import { isTitleTaken, updateCategoryRow } from '../category-repository.ts';

export default bindRoute(updateCategory, ({ context, caller: { merchantId }, from, body }) =>
  changeShop(context, merchantId, async (trx) => {
    const { categoryId } = body;
    const before = await lockedCategory(trx, merchantId, categoryId);
    const title = body.title ?? before.title;
    const description = body.description ?? before.description;
    // An unchanged title may repeat another one: such titles are from before they had to be unique.
    if (title !== before.title && (await isTitleTaken(trx, merchantId, title, categoryId))) {
      throw new Refusal('already_exists');
    }
    await updateCategoryRow(trx, merchantId, categoryId, { title, description, addons: body.addons ?? before.addons });
    const renamed = title === before.title ? {} : { was: before.title };
    const line = { ...catalogueAuditLine(merchantId, categoryId, from), ...renamed, became: title };
    await audit(trx, { ...line, kind: 'category_changed' });
    return { categoryId, title, description };
  }),
);
