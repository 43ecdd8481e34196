import { kopecksOf, type ProductField, productFieldTypes, updateProduct } from 'shared-contracts';
import type { z } from 'zod';
import { audit } from '../../audit/index.ts';
import { kopecksOrNull } from '../../common/money.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { updateProductRow } from '../product-repository.ts';
import { lockedProduct, putIntoCategories, searchTextOf } from '../products.ts';

type Change = z.output<typeof updateProduct.request>;

function fieldsAfter(before: ProductField[], change: Change['meta_options']): ProductField[] {
  if (!change?.changed) return change?.product_fields ?? before;
  const { changed, product_fields: given } = change;
  return productFieldTypes.flatMap((type) =>
    (changed.includes(type) ? given : before).filter((field) => field.type === type),
  );
}

const visibility = (isPosted: boolean) => (isPosted ? 'published' : 'unpublished');

export default bindRoute(updateProduct, ({ context, caller: { merchantId }, from, body }) =>
  changeShop(context, merchantId, async (trx) => {
    const { product_id } = body;
    const before = await lockedProduct(trx, merchantId, product_id);
    const title = body.title ?? before.title;
    const fields = fieldsAfter(before.fields, body.meta_options);
    await updateProductRow(trx, merchantId, product_id, {
      title,
      fields: JSON.stringify(fields),
      search_text: searchTextOf(title, fields),
      price: body.price === undefined ? before.price : kopecksOf(body.price),
      old_price: body.old_price === undefined ? before.old_price : kopecksOrNull(body.old_price),
      is_posted: body.is_posted ?? before.is_posted,
      updated_at: context.now(),
    });
    if (body.categories_to_add) await putIntoCategories(trx, merchantId, product_id, body.categories_to_add);
    const line = catalogueAuditLine(merchantId, product_id, from);
    await audit(trx, { ...line, kind: 'product_changed' });
    if (body.is_posted !== undefined && body.is_posted !== before.is_posted) {
      const move = { was: visibility(before.is_posted), became: visibility(body.is_posted) };
      await audit(trx, { ...line, kind: 'product_visibility', ...move });
    }
    return { product_id };
  }),
);
