import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import type { Client } from '../demo/client.ts';
import {
  callsOfRun,
  type FewAndMany,
  measureDuration,
  measureFewAndMany,
  newMerchant,
  printFewAndMany,
} from './few-and-many.ts';
import { productsTexts as texts } from './products-texts.ts';
import { formatNumber } from './table.ts';

interface Shop {
  client: Client;
  count: number;
  product: string;
  categories: string[];
}

const few = 100;
const many = 10_000;
const special = 20;

export function tableOf(count: number): Blob {
  const rows = Array.from({ length: count }, (_, index) => {
    const chosen = index % (count / special) === 0;
    const categories = chosen ? 'Букеты | Особые' : 'Букеты';
    return `Букет № ${index + 1};${1000 + index};Собираем утром в день доставки, № ${index + 1}.;${categories};${chosen ? 'нет' : 'да'}`;
  });
  return new Blob([['Название;Цена;Описание;Категории;На витрине', ...rows].join('\n')]);
}

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

const calls: readonly [string, Call][] = [
  [texts.first, list(() => ({}))],
  [texts.last, list(({ count }) => ({ page: count / 20 }))],
  [texts.hidden, list(() => ({ is_posted: false }))],
  [texts.counts, list(() => ({ is_posted: true, per_page: 1 }))],
  [texts.category, list(({ categories }) => ({ category_id: categories[1] ?? '' }))],
  [texts.categories, (shop) => shop.client.call(api.listCategories, { counted: true })],
  [texts.search, list(({ count }) => ({ search: `букет ${count}` }))],
  // Screens ask the search to count up to this number only.
  [texts.common, list(() => ({ search: 'доставки', count_to: 1000 }))],
  [texts.noMatch, list(() => ({ search: 'нет такого', count_to: 1000 }))],
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

export async function measureProducts(origin: string): Promise<FewAndMany[]> {
  return measureFewAndMany([await makeShop(origin, few), await makeShop(origin, many)], calls);
}

const tableRows = 2000;

export async function measureTable(origin: string): Promise<{ take: number; undo: number }> {
  const { client } = await makeShop(origin, few);
  const importId = randomUUID();
  const take = await measureDuration(() => client.call(api.importProducts, { file: tableOf(tableRows), importId }));
  const undo = await measureDuration(() => client.call(api.undoProductImport, { import_id: importId }));
  return { take, undo };
}

export function printProducts(measured: readonly FewAndMany[], { take, undo }: { take: number; undo: number }): void {
  console.log(texts.head(few, many, callsOfRun));
  printFewAndMany(measured, texts.columns(few, many));
  console.log(texts.table(tableRows, formatNumber(take / 1000, 1), formatNumber(undo / 1000, 1)));
}
