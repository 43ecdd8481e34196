import { addCategory } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { requireCapacity } from '../../common/list-capacity.ts';
import { Refusal } from '../../common/refusal.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { insertCategory, isTitleTaken } from '../category-repository.ts';
import { countPlaces } from '../positions.ts';

/**
 * @throws Refusal already_exists where another category has the title, list_full where the shop has as many as it may
 */
export default bindRoute(addCategory, async ({ context, caller: { merchantId }, from, body }) => {
  const categoryId = newId();
  await changeShop(context, merchantId, async (trx) => {
    if (await isTitleTaken(trx, merchantId, body.title, null)) throw new Refusal('already_exists');
    const position = await countPlaces(trx, 'categories', merchantId);
    requireCapacity('categories', position);
    const keys = { merchant_id: merchantId, category_id: categoryId };
    await insertCategory(trx, { ...body, ...keys, position, created_at: context.now() });
    await audit(trx, {
      ...catalogueAuditLine(merchantId, categoryId, from),
      kind: 'category_added',
      became: body.title,
    });
  });
  return { categoryId };
});
