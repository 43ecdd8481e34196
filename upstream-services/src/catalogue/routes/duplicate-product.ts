import { duplicateProduct } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { requireCapacity } from '../../common/list-capacity.ts';
import { copyPictures } from '../../content/index.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { productOrder, writeProductOrder } from '../positions.ts';
import { countAnyProducts, insertProduct, setProductCategories } from '../product-repository.ts';
import { lockedProduct, searchTextOf } from '../products.ts';

async function categoriesOf(trx: Trx, merchantId: string, productId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('product_categories')
    .select('category_id')
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', productId)
    .execute();
  return rows.map((row) => row.category_id);
}

export default bindRoute(duplicateProduct, ({ context, caller: { merchantId }, from, body }) =>
  changeShop(context, merchantId, async (trx) => {
    const { product_id: productId, title } = body;
    const key = body.idempotency_key?.toLowerCase();
    // Its answer was lost: the copy is there.
    if (key !== undefined && (await countAnyProducts(trx, merchantId, [key])) > 0) return { product_id: key };
    const { position, fields, ...copied } = await lockedProduct(trx, merchantId, productId);
    const id = key ?? newId();
    const order = await productOrder(trx, merchantId);
    requireCapacity('products', order.length);
    await insertProduct(trx, {
      merchant_id: merchantId,
      product_id: id,
      ...copied,
      title,
      is_posted: false,
      fields: JSON.stringify(fields),
      search_text: searchTextOf(title, fields),
      position: order.length,
      created_at: context.now(),
    });
    await setProductCategories(trx, merchantId, id, await categoriesOf(trx, merchantId, productId));
    await copyPictures(trx, context, merchantId, productId, id);
    await writeProductOrder(trx, merchantId, order.toSpliced(position + 1, 0, id));
    await audit(trx, { ...catalogueAuditLine(merchantId, id, from), kind: 'product_added', became: 'unpublished' });
    return { product_id: id };
  }),
);
