import * as api from 'shared-contracts';
import type { Client } from './client.ts';
import type { DemoProduct, DemoShop } from './shop.ts';
import { texts } from './texts.ts';
import { uploadPictures } from './upload.ts';

export type Log = (line: string) => void;

/** Creates everything of a shop except its orders, and publishes it at the very end. What an interrupted run has created is kept. */
export async function fillShop(client: Client, shop: DemoShop, merchant: api.Merchant, log: Log): Promise<void> {
  await fillSettings(client, shop, merchant);
  log(texts.settings);
  const categories = await addCategories(client, shop);
  log(texts.categories(shop.categories.length));
  const products = await addProducts(client, shop, categories);
  log(texts.products(shop.products.length));
  log(texts.pictures(await uploadPictures(client, shop, merchant.name, products)));
  await client.call(api.updateMerchant, { settings: { visibility: 'published' } });
}

async function fillSettings(client: Client, shop: DemoShop, merchant: api.Merchant): Promise<void> {
  const applies = shop.mum && merchant.mumStatus === 'notFound';
  await client.call(api.updateMerchant, {
    contactPhone: shop.contactPhone,
    locationAddress: shop.locationAddress,
    settings: { ...shop.settings, ...(applies && { mymStatus: 'submitted' }) },
  });
  await client.call(api.setProductTypes, { product_types: shop.productTypes });
  if (!(await client.call(api.readDeliveryConditions, {})))
    await client.call(api.createDeliveryConditions, shop.delivery);
}

async function addCategories(client: Client, shop: DemoShop): Promise<Map<string, string>> {
  const there = await client.call(api.listCategories, {});
  const ids = new Map(there.map(({ title, id }) => [title, id]));
  for (const category of shop.categories) {
    if (!ids.has(category.title)) ids.set(category.title, await client.call(api.addCategory, category));
  }
  return ids;
}

async function addProducts(client: Client, shop: DemoShop, categories: ReadonlyMap<string, string>) {
  const ids = await productIds(client, shop);
  for (const product of shop.products) {
    if (ids.has(product.key)) continue;
    const id = await client.call(api.addProduct, {
      title: product.title,
      price: product.price,
      sale: product.sale ?? null,
      published: product.published ?? true,
      categories: product.categories.flatMap((title) => categories.get(title) ?? []),
      meta: { productFields: fieldsOf(product) },
    });
    ids.set(product.key, id);
  }
  return ids;
}

export async function productIds(client: Client, shop: DemoShop): Promise<Map<string, string>> {
  const { products } = await client.call(api.listProducts, { per_page: 100 });
  return new Map(
    shop.products.flatMap(({ key, title }) => {
      const found = products.find((product) => product.title === title);
      return found ? [[key, found.id] as const] : [];
    }),
  );
}

export async function setStocks(client: Client, shop: DemoShop): Promise<void> {
  const { products } = await client.call(api.listProducts, { per_page: 100 });
  for (const { title, stock } of shop.products) {
    const product = products.find((one) => one.title === title);
    if (!product || !stock || product.stock) continue;
    await client.call(api.setStock, { product_id: product.id, size_id: null, stock, reason: 'recount', note: '' });
  }
}

export async function beginSale(client: Client, { sale }: DemoShop): Promise<void> {
  if (!sale || (await client.call(api.listPriceRules, {})).length > 0) return;
  const { percent, roundTo, days } = sale;
  const categories = await client.call(api.listCategories, {});
  const dayIn = (ahead: number) => api.shopDayOf(new Date(Date.now() + ahead * api.msOfDay), 'Europe/Moscow');
  await client.call(api.addPriceRule, {
    kind: 'sale',
    percent,
    roundTo,
    categoryIds: categories.flatMap(({ id, title }) => (sale.categories.includes(title) ? id : [])),
    beginsAt: api.parseShopTime(`${dayIn(0)}T00:00`, 'Europe/Moscow').toISOString(),
    endsAt: api.parseShopTime(`${dayIn(days - 1)}T23:59`, 'Europe/Moscow').toISOString(),
  });
}

export async function addPromo(client: Client, { promo }: DemoShop): Promise<void> {
  const there = await client.call(api.listPromoCodes, {});
  if (there.length === 0) await client.call(api.addPromoCode, promo);
}

const fieldsOf = ({ description, sizes }: DemoProduct): api.ProductField[] => [
  { type: 'textarea', value: description },
  ...(sizes ? [{ type: 'sizes' as const, sizes }] : []),
];
