import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as api from 'shared-contracts';
import { demoAccounts } from './accounts.ts';
import { pictureFile, pictureNames, picturesDir } from './pictures.ts';
import { demoShops } from './shops/index.ts';
import { stableId } from './stable-id.ts';

const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);

function sizeOf(file: string): [width: number, height: number] {
  const bytes = readFileSync(file);
  let at = 2;
  while (bytes[at + 1] !== undefined && ((bytes[at + 1] ?? 0) & 0xfc) !== 0xc0) at += 2 + bytes.readUInt16BE(at + 2);
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it('the demo has one shop of each brand, and three accounts that differ', () => {
  expect(demoShops.map((shop) => [shop.account.merchantName, shop.mum])).toEqual([
    ['verbena', false],
    ['len-i-med', true],
  ]);
  const accounts = Object.values(demoAccounts);
  unique(accounts.map(({ email }) => email));
  for (const account of accounts) expect(api.merchantName.parse(account.merchantName)).toBe(account.merchantName);
});

it('names that stand for things differ', () => {
  expect(stableId('a', 'b')).toBe(stableId('a', 'b'));
  unique([stableId('a', 'b'), stableId('ab'), stableId('b', 'a')]);
});

describe.each(demoShops.map((shop) => [shop.account.merchantName, shop] as const))('%s', (_, shop) => {
  const { settings, products, orders, categories } = shop;

  it("has an entrepreneur's details with valid check digits", () => {
    expect([settings.inn.length, api.isInn(settings.inn)]).toEqual([12, true]);
    expect(api.isOgrnip(settings.ogrnip)).toBe(true);
  });

  it('has settings that the platform takes as they are', () => {
    const { contacts, paymentMethods } = settings;
    expect(api.additionalInfoSchema.parse(settings)).toMatchObject({ contacts, paymentMethods });
    expect(api.normalizePhone(shop.contactPhone)).toBe(shop.contactPhone);
  });

  it('sells a dozen things that are told apart, one more is not published', () => {
    unique(products.map(({ key }) => key));
    unique(products.map(({ title }) => title));
    unique(categories.map(({ title }) => title));
    expect(products.filter(({ published }) => published !== false)).toHaveLength(12);
    expect(products).toHaveLength(13);
    expect(products.filter(({ sale }) => sale).length).toBeGreaterThan(1);
  });

  it.each(shop.products.map((product) => [product.key, product] as const))('has a sane %s', (_key, product) => {
    const { price, sale, sizes = [] } = product;
    expect(price % 50).toBe(0);
    expect(price).toBeGreaterThanOrEqual(100);
    expect(price).toBeLessThan(10_000);
    if (sale !== undefined) {
      expect(sale).toBeGreaterThan(price);
      expect(sale).toBeLessThan(price * 1.5);
    }
    unique(sizes.map(({ id }) => id));
    const fields = [{ type: 'sizes' as const, sizes }];
    expect(api.parseProductFields(api.serializeProductFields(fields))).toEqual(fields);
    for (const size of sizes) {
      const cost = api.costOf({ price, sale: sale ?? null }, size);
      expect(cost.price % 50).toBe(0);
      expect(cost.price).toBeLessThan(10_000);
      if (cost.sale !== null) expect(cost.sale).toBeGreaterThan(cost.price);
    }
    expect(product.categories).not.toEqual([]);
    for (const title of product.categories) expect(categories.map((category) => category.title)).toContain(title);
    expect(product.description.length).toBeGreaterThan(100);
    expect(product.description.length).toBeLessThan(500);
    expect(pictureNames(product).length).toBeGreaterThanOrEqual(2);
    expect(pictureNames(product).length).toBeLessThanOrEqual(api.maxVisiblePictures);
  });

  it('has a sale, if any, of categories that it has', () => {
    const titles = categories.map(({ title }) => title);
    for (const title of shop.sale?.categories ?? []) expect(titles).toContain(title);
  });

  it('has something in every category', () => {
    for (const { title } of categories) {
      expect(
        products.filter((product) => product.published !== false && product.categories.includes(title)),
      ).not.toEqual([]);
    }
  });

  it('has every picture in its proportions, and none besides', async () => {
    const goods = products.flatMap(pictureNames);
    for (const name of goods) expect([name, ...sizeOf(pictureFile(shop, name))]).toEqual([name, 1200, 1400]);
    expect(sizeOf(pictureFile(shop, 'banner'))).toEqual([1920, 1080]);
    expect(sizeOf(pictureFile(shop, 'logo'))).toEqual([512, 512]);
    const files = await readdir(join(picturesDir, shop.account.merchantName));
    expect(files.sort()).toEqual([...goods, 'banner', 'logo'].map((name) => `${name}.jpg`).sort());
  });

  it('has orders on at least half of the last thirty days, and nothing to be done about old ones', () => {
    const days = new Set(orders.map(({ placed }) => placed?.daysAgo ?? 0));
    expect(days.size).toBeGreaterThanOrEqual(15);
    expect(Math.max(...days)).toBeLessThan(30);
    for (const { placed, inDays, status } of orders) {
      expect(placed?.at ?? '09:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      if (inDays !== undefined) expect(inDays).toBeGreaterThanOrEqual(-(placed?.daysAgo ?? 0));
      if ((placed?.daysAgo ?? 0) > 7) expect(['completed', 'canceled']).toContain(status);
    }
  });

  it('has orders in every state, for products that are sold', () => {
    unique(orders.map(({ customer }) => customer.phone));
    expect(new Set(orders.map(({ status }) => status)).size).toBe(6);
    for (const order of orders) {
      expect(shop.delivery.deliveryMethods[order.delivery ?? 0]).toBeDefined();
      for (const key of Object.keys(order.goods)) {
        const size = order.sizes?.[key];
        const product = products.find((candidate) => candidate.key === key);
        expect(product).toMatchObject({ key });
        expect(product?.published).toBeUndefined();
        expect(product?.sizes?.map(({ id }) => id)).toEqual(size && expect.arrayContaining([size]));
      }
      const { contact_phone_number: phone, email } = api.checkoutRequest.shape.delivery_info.shape;
      expect(phone.parse(order.customer.phone)).toBe(order.customer.phone);
      expect(email.parse(order.customer.email ?? '')).toBe(order.customer.email ?? '');
    }
  });

  it('has no text that was left to be written, and none with slips of the keyboard', () => {
    const unwritten = /lorem|ipsum|todo|xxx|undefined|(?<!\p{L})(?:test|тест|пример|заглушка)(?!\p{L})/iu;
    const slips = / {2}| [,.!]|\.\.|,,|^\s|\s$/;
    expect(textsOf(shop).filter((text) => unwritten.test(text) || slips.test(text))).toEqual([]);
  });
});
