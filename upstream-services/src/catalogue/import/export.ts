import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import {
  descriptionOf,
  type ImportField,
  importColumnTitles,
  importFields,
  jpegLink,
  roublesOf,
  sizesOf,
  type TableFormat,
  withoutBidiControls,
} from 'shared-contracts';
import { pictureLink } from '../../common/links.ts';
import { roublesOrNull } from '../../common/money.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';
import { type Column, escapeFormula, writeRows, writeXlsx } from '../../tables/index.ts';
import { formatYesNo, writeListCell, writePrice } from './cells.ts';
import { type ProductNow, readCategories, readProducts } from './shop-now.ts';
import { writeSize } from './size-cells.ts';
import { writeStock } from './stock-cells.ts';

function valuesOf(product: ProductNow, titles: ReadonlyMap<string, string>, origin: string) {
  const known = { meta: { productFields: product.fields } };
  const categoryIds = new Set(product.categories);
  const categories = [...titles].flatMap(([id, title]) => (categoryIds.has(id) ? [title] : []));
  return {
    id: product.product_id,
    title: product.title,
    price: product.price,
    sale: product.old_price,
    description: descriptionOf(known),
    sizes: writeListCell(sizesOf(known).map(writeSize)),
    categories: writeListCell(categories),
    published: formatYesNo(product.is_posted),
    pictures: writeListCell(product.pictures.map(({ bucket, key }) => origin + jpegLink(pictureLink(bucket, key)))),
    place: product.position + 1,
    stock: writeListCell(writeStock(product.stock, sizesOf(known))),
    new_stock: '',
  };
}

type Values = ReturnType<typeof valuesOf>;

const csvCells = (values: Values): Record<ImportField, string> => ({
  ...values,
  title: escapeFormula(values.title),
  price: writePrice(values.price),
  sale: values.sale === null ? '' : writePrice(values.sale),
  description: escapeFormula(values.description),
  sizes: escapeFormula(values.sizes),
  categories: escapeFormula(values.categories),
  place: String(values.place),
  stock: escapeFormula(values.stock),
});

const sheetName = 'Товары';

const portion = 500;

interface ExportTo {
  merchantId: string;
  origin: string;
  file: string;
  format: TableFormat;
}

/** Writes all products, as of one database snapshot, as the JSON text of the answer. Importing the CSV unchanged changes nothing. */
export async function exportTable(db: Database, { merchantId, origin, file, format }: ExportTo): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      if (format === 'xlsx') await writeFile(file, await workbookAnswer(trx, merchantId, origin));
      else await pipeline(answerPieces(trx, merchantId, origin), createWriteStream(file));
    });
}

async function* portions(trx: Trx, merchantId: string, origin: string): AsyncGenerator<Values[]> {
  const titles = new Map((await readCategories(trx, merchantId)).map((one) => [one.category_id, one.title]));
  let products: ProductNow[];
  let last: ProductNow | undefined;
  do {
    const after = last ? { position: last.position, productId: last.product_id } : null;
    products = await readProducts(trx, merchantId, { after, most: portion });
    yield products.map((product) => valuesOf(product, titles, origin));
    last = products.at(-1);
  } while (products.length === portion);
}

const columns: Record<ImportField, Omit<Column, 'title'>> = {
  id: { kind: 'text', width: 12 },
  title: { kind: 'text', width: 40 },
  price: { kind: 'money', width: 12 },
  sale: { kind: 'money', width: 12 },
  description: { kind: 'text', width: 40 },
  sizes: { kind: 'text', width: 24 },
  categories: { kind: 'text', width: 24 },
  published: { kind: 'text', width: 12 },
  pictures: { kind: 'text', width: 24 },
  place: { kind: 'number', width: 8 },
  stock: { kind: 'text', width: 16 },
  new_stock: { kind: 'text', width: 16 },
};

/** An .xlsx file is built as a whole in memory, which is enough for as many products as a shop can have. */
async function workbookAnswer(trx: Trx, merchantId: string, origin: string): Promise<string> {
  const all: Values[] = [];
  for await (const some of portions(trx, merchantId, origin)) all.push(...some);
  const rows = all.map((values) => {
    const cells = { ...values, price: roublesOf(values.price), sale: roublesOrNull(values.sale) };
    return importFields.map((field) => cells[field]);
  });
  const titled = importFields.map((field) => ({ title: importColumnTitles[field], ...columns[field] }));
  const xlsx = (await writeXlsx({ columns: titled, rows }, sheetName)).toString('base64');
  return JSON.stringify({ csv: '', xlsx, count: rows.length });
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

async function* answerPieces(trx: Trx, merchantId: string, origin: string): AsyncGenerator<string> {
  yield `{"csv":"${inJson(writeRows([importFields.map((field) => importColumnTitles[field])]))}`;
  let count = 0;
  for await (const some of portions(trx, merchantId, origin)) {
    const rows = some.map(csvCells).map((cells) => importFields.map((field) => cells[field]));
    yield inJson(withoutBidiControls(writeRows(rows)));
    count += rows.length;
  }
  yield `","count":${count}}`;
}
