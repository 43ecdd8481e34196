import { addProduct, kopecksOf } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { requireCapacity } from '../../common/list-capacity.ts';
import { kopecksOrNull } from '../../common/money.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { countPlaces } from '../positions.ts';
import { countAnyProducts, insertProduct } from '../product-repository.ts';
import { putIntoCategories, searchTextOf } from '../products.ts';

export default bindRoute(addProduct, async ({ context, caller: { merchantId }, from, body }) => {
  const key = body.idempotency_key?.toLowerCase();
  const productId = key ?? newId();
  const { product_fields: fields } = body.meta_options;
  await changeShop(context, merchantId, async (trx) => {
    // Its answer was lost: the product is there.
    if (key !== undefined && (await countAnyProducts(trx, merchantId, [key])) > 0) return;
    const position = await countPlaces(trx, 'products', merchantId);
    requireCapacity('products', position);
    await insertProduct(trx, {
      merchant_id: merchantId,
      product_id: productId,
      title: body.title,
      price: kopecksOf(body.price),
      old_price: kopecksOrNull(body.old_price ?? null),
      is_posted: body.is_posted,
      fields: JSON.stringify(fields),
      search_text: searchTextOf(body.title, fields),
      position,
      created_at: context.now(),
    });
    await putIntoCategories(trx, merchantId, productId, body.categories_to_add);
    const became = body.is_posted ? 'published' : 'unpublished';
    await audit(trx, { ...catalogueAuditLine(merchantId, productId, from), kind: 'product_added', became });
  });
  return { product_id: productId };
});
