import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import type { Client } from '../demo/client.ts';
import { calls, type FewAndMany, measureFewAndMany, newMerchant, printFewAndMany, timed } from './few-and-many.ts';
import { productsTexts as texts } from './products-texts.ts';
import { show } from './table.ts';

/** A merchant, ids of some of its products, and of its categories. */
interface Shop {
  client: Client;
  count: number;
  product: string;
  categories: string[];
}

const few = 100;
const many = 10_000;
/** So many of each shop's products are in its own category, or hidden, so that a list of them is as long in either. */
const special = 20;

/** A table of so many products: all in one category, some in another one, some hidden. */
export function tableOf(count: number): Blob {
  const rows = Array.from({ length: count }, (_, index) => {
    const chosen = index % (count / special) === 0;
    const categories = chosen ? 'Букеты | Особые' : 'Букеты';
    return `Букет № ${index + 1};${1000 + index};Собираем утром в день доставки, № ${index + 1}.;${categories};${chosen ? 'нет' : 'да'}`;
  });
  return new Blob([['Название;Цена;Описание;Категории;На витрине', ...rows].join('\n')]);
}

/** Makes a shop with so many products, as one table. */
async function makeShop(origin: string, count: number): Promise<Shop> {
  const { client } = await newMerchant(origin);
  await client.call(api.importProducts, { file: tableOf(count), importId: randomUUID() });
  const [product] = (await client.call(api.listProducts, { page: Math.ceil(count / 40), per_page: 20 })).products;
  const categories = await client.call(api.listCategories, { counted: true });
  return { client, count, product: product?.id ?? '', categories: categories.map(({ id }) => id) };
}

type Call = (shop: Shop) => Promise<unknown>;

const list =
  (args: (shop: Shop) => Parameters<typeof api.listProducts.encode>[0]): Call =>
  (shop) =>
    shop.client.call(api.listProducts, { per_page: 20, ...args(shop) });

let turn = 0;

/** What a merchant asks for; each finds about as much in either shop. */
const asked: readonly [string, Call][] = [
  [texts.first, list(() => ({}))],
  [texts.last, list(({ count }) => ({ page: count / 20 }))],
  [texts.hidden, list(() => ({ is_posted: false }))],
  [texts.counts, list(() => ({ is_posted: true, per_page: 1 }))],
  [texts.category, list(({ categories }) => ({ category_id: categories[1] ?? '' }))],
  [texts.categories, (shop) => shop.client.call(api.listCategories, { counted: true })],
  [texts.search, list(({ count }) => ({ search: `букет ${count}` }))],
  // A screen counts what a search finds as far as these.
  [texts.common, list(() => ({ search: 'доставки', count_to: 1000 }))],
  [texts.nothing, list(() => ({ search: 'нет такого', count_to: 1000 }))],
  [texts.one, (shop) => shop.client.call(api.productsByIds, { ids: [shop.product] })],
  [
    texts.publish,
    (shop) => {
      turn += 1;
      return shop.client.call(api.updateProduct, { id: shop.product, published: turn % 4 < 2 });
    },
  ],
  [
    texts.move,
    (shop) => {
      turn += 1;
      return shop.client.call(api.moveProduct, { product_id: shop.product, new_position: 50 + (turn % 4 < 2 ? 1 : 0) });
    },
  ],
];

/** Makes two shops and asks each the same. */
export async function measureProducts(origin: string): Promise<FewAndMany[]> {
  return measureFewAndMany([await makeShop(origin, few), await makeShop(origin, many)], asked);
}

const tableRows = 2000;

/** How long a table of 2000 products takes to import and to take back, in milliseconds. */
export async function measureTable(origin: string): Promise<{ take: number; undo: number }> {
  const { client } = await makeShop(origin, few);
  const importId = randomUUID();
  const take = await timed(() => client.call(api.importProducts, { file: tableOf(tableRows), importId }));
  const undo = await timed(() => client.call(api.undoProductImport, { import_id: importId }));
  return { take, undo };
}

/** Prints how much longer many products take, and how long a table does. */
export function printProducts(measured: readonly FewAndMany[], { take, undo }: { take: number; undo: number }): void {
  console.log(texts.head(few, many, calls));
  printFewAndMany(measured, texts.columns(few, many));
  console.log(texts.table(tableRows, show(take / 1000, 1), show(undo / 1000, 1)));
}
