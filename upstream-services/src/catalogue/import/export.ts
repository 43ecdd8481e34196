import { descriptionOf, type ImportField, importFields, jpegLink, sizesOf } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import { pictureLink } from '../../links.ts';
import { guarded, writeList, writePrice, writeYes } from './cells.ts';
import { columnTitles } from './columns.ts';
import { writeTable } from './csv-text.ts';
import { type ProductNow, readShopNow } from './shop-now.ts';

/** @param titles of the shop's categories by their ids, in the shop's order */
function cellsOf(
  product: ProductNow,
  titles: ReadonlyMap<string, string>,
  origin: string,
): Record<ImportField, string> {
  const known = { meta: { productFields: product.fields } };
  const own = new Set(product.categories);
  const categories = [...titles].flatMap(([id, title]) => (own.has(id) ? [title] : []));
  return {
    id: product.product_id,
    title: guarded(product.title),
    price: writePrice(product.price),
    sale: product.old_price === null ? '' : writePrice(product.old_price),
    description: guarded(descriptionOf(known)),
    sizes: guarded(writeList(sizesOf(known).map(({ value }) => value))),
    categories: guarded(writeList(categories)),
    published: writeYes(product.is_posted),
    pictures: writeList(product.pictures.map(({ bucket, key }) => origin + jpegLink(pictureLink(bucket, key)))),
    place: String(product.position + 1),
  };
}

/** All products as a table that an import takes and, unchanged, finds nothing to do for. */
export async function exportTable(context: AppContext, merchantId: string) {
  const { products, categories } = await readShopNow(context.db, merchantId);
  const titles = new Map(categories.map((one) => [one.category_id, one.title]));
  const rows = products.map((product) => {
    const cells = cellsOf(product, titles, context.config.publicOrigin);
    return importFields.map((field) => cells[field]);
  });
  const header = importFields.map((field) => columnTitles[field]);
  return { csv: writeTable(header, rows), count: products.length };
}
