import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newPicture } from '../testing/pictures.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';

const { server, shop } = withFreshShop();

const shops = async () => (await server.ok(api.listFoundShops)).shops;
const ids = async (body: object = {}) =>
  (await server.ok(api.listFoundProducts, body, shop.shopper)).products.map(({ product_id }) => product_id);

it('[4.1.1, 3.2.3] search engines find shops that are published and run, and no others', async () => {
  const hidden = await newMerchant(server, { published: false });
  const stopped = await newMerchant(server);
  const staff = await newStaff(server);
  await server.ok(api.stopSubscription, { merchant_id: stopped.merchantId }, staff.as);
  await server.ok(api.setMumStatus, { merchant_id: shop.merchantId, mum_status: 'approved' }, staff.as);
  const found = await shops();
  const names = found.map(({ merchant_name }) => merchant_name);
  expect(names).toEqual(expect.arrayContaining([shop.name]));
  expect(names).not.toContain(hidden.name);
  expect(names).not.toContain(stopped.name);
  expect(found.find(({ merchant_name }) => merchant_name === shop.name)?.mum_status).toBe('approved');
  const page = await server.ok(api.listFoundShops, { after: names[0], per_page: 1 });
  expect(page.shops.map(({ merchant_name }) => merchant_name)).toEqual([names[1]]);
});

it('a shop says when it changed last, and its revision rises', async () => {
  const before = await server.ok(api.listFoundProducts, {}, shop.shopper);
  const product = await newProduct(server, shop);
  const after = await server.ok(api.listFoundProducts, {}, shop.shopper);
  expect(after.revision).toBeGreaterThan(before.revision);
  expect(Date.parse(after.changed)).toBeGreaterThanOrEqual(Date.parse(before.changed));
  expect(after.products.map(({ product_id }) => product_id)).toEqual([product]);
  expect((await shops()).find(({ merchant_name }) => merchant_name === shop.name)?.changed).toBe(after.changed);
});

it('[4.4.2] only published products are found, page by page, none twice', async () => {
  const all = [];
  for (let index = 0; index < 5; index++) all.push(await newProduct(server, shop));
  await server.ok(api.updateProduct, { product_id: all[1] as string, is_posted: false }, shop.owner);
  await server.ok(api.deleteProduct, { product_id: all[3] as string }, shop.owner);
  const shown = [all[0], all[2], all[4]];
  expect(await ids()).toEqual(shown);
  expect(await ids({ per_page: 2 })).toEqual(shown.slice(0, 2));
  expect(await ids({ per_page: 2, after: shown[1] })).toEqual(shown.slice(2));
});

it('an offer has its first category, all shown pictures in their order, and a description that is not too long', async () => {
  const spring = (await server.ok(api.addCategory, { title: 'Весна' }, shop.owner)).categoryId;
  const gifts = (await server.ok(api.addCategory, { title: 'Подарки' }, shop.owner)).categoryId;
  await server.ok(api.moveCategory, { categoryId: gifts, newPosition: 0 }, shop.owner);
  const fields = [{ type: 'textarea' as const, value: 'я'.repeat(5_000) }];
  const product = await newProduct(server, shop, { title: 'Пионы', price: 10.5, fields, categories: [spring, gifts] });
  const second = await newPicture(server, shop, product, { order: 2 });
  const first = await newPicture(server, shop, product, { order: 1 });
  await newPicture(server, shop, product, { order: 0, show: false });
  const bare = await newProduct(server, shop, { title: 'Без всего' });
  const { offers } = await server.ok(api.listFoundOffers, {}, shop.shopper);
  expect(offers).toEqual([
    {
      product_id: product,
      title: 'Пионы',
      description: 'я'.repeat(api.maxOfferDescription),
      price: 10.5,
      old_price: null,
      availability: 'in_stock',
      sizes: [],
      category_id: gifts,
      pictures: [first, second].map(({ link, meta }) => ({ link, width: meta.width, height: meta.height })),
    },
    {
      product_id: bare,
      title: 'Без всего',
      description: '',
      price: 100,
      old_price: null,
      availability: 'in_stock',
      sizes: [],
      category_id: null,
      pictures: [],
    },
  ]);
});

it('offers come page by page, none twice', async () => {
  const all = [];
  for (let index = 0; index < 3; index++) all.push(await newProduct(server, shop));
  const page = async (body: object) =>
    (await server.ok(api.listFoundOffers, body, shop.shopper)).offers.map(({ product_id }) => product_id);
  expect(await page({ per_page: 2 })).toEqual(all.slice(0, 2));
  expect(await page({ per_page: 2, after: all[1] })).toEqual(all.slice(2));
});

it.each(['unknown', 'unpublished'])('an %s shop is none', async (kind) => {
  const name = kind === 'unknown' ? 'no-such-shop' : (await newMerchant(server, { published: false })).name;
  const answers = [
    await server.call(api.listFoundProducts, {}, { shop: name }),
    await server.call(api.listFoundOffers, {}, { shop: name }),
  ];
  for (const { status, problem } of answers) expect([status, problem.code]).toEqual([404, 'shop_not_found']);
});
