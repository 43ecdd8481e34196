import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  descriptionOf,
  importColumnTitles,
  importFields,
  jpegLink,
  sizesOf,
  withoutBidiControls,
} from 'shared-contracts';
import { pictureLink } from '../../common/links.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';
import { guarded, writeList, writePrice, writeYes } from './cells.ts';
import { writeRows } from './csv-text.ts';
import { type ProductNow, readCategories, readProducts } from './shop-now.ts';

/** @param titles of the shop's categories by their ids, in the shop's order */
function cellsOf(product: ProductNow, titles: ReadonlyMap<string, string>, origin: string) {
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

/** Products that are in memory at a time. */
const portion = 500;

/**
 * Writes all products as a table that an import takes and, unchanged, finds nothing to do for: as the JSON text of the answer, portion by
 * portion, of one moment.
 * @param file path of what is written
 */
export async function exportTable(
  db: Database,
  { merchantId, origin, file }: { merchantId: string; origin: string; file: string },
): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => pipeline(answerPieces(trx, merchantId, origin), createWriteStream(file)));
}

/** The inside of a JSON string. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

async function* answerPieces(trx: Trx, merchantId: string, origin: string): AsyncGenerator<string> {
  const titles = new Map((await readCategories(trx, merchantId)).map((one) => [one.category_id, one.title]));
  yield `{"csv":"${inJson(writeRows([importFields.map((field) => importColumnTitles[field])]))}`;
  let count = 0;
  let products: ProductNow[];
  let last: ProductNow | undefined;
  do {
    const after = last ? { position: last.position, productId: last.product_id } : null;
    products = await readProducts(trx, merchantId, { after, most: portion });
    const rows = products.map((product) => {
      const cells = cellsOf(product, titles, origin);
      return importFields.map((field) => cells[field]);
    });
    yield inJson(withoutBidiControls(writeRows(rows)));
    count += products.length;
    last = products.at(-1);
  } while (products.length === portion);
  yield `","count":${count}}`;
}
