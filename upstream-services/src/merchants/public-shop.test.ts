import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import type { TestServer } from '../testing/test-server.ts';

const { server, shop } = withFreshShop();

const ask = (slugs: readonly string[], as = shop.shopper) => server.call(api.readShop, { slugs }, as);

it('[7.14.1, 7.14.2, 6.3.1] answers the settings that are named, to anyone', async () => {
  const paymentMethods = JSON.stringify([{ type: 'card', value: '2200 7007 1234 5676' }]);
  await server.ok(
    api.updateMerchant,
    { additional_info: { title: 'Пионы', paymentMethods, secretOption: 'x' } },
    shop.owner,
  );
  expect((await ask(['title', 'merchantId'])).body).toEqual({
    merchant_info: { title: 'Пионы', merchantId: shop.merchantId },
  });
  const everything = await ask([
    ...api.publicSettingSlugs,
    'paymentMethods',
    'secretOption',
    'password_hash',
    '__proto__',
  ]);
  expect(JSON.stringify(everything.body)).not.toMatch(/2200|secretOption|hash/);
  expect(everything.body.merchant_info).toMatchObject({ name: shop.name, visibility: 'published' });
});

it('[7.13.1, 7.13.2] tells services the id of a name, published or not', async () => {
  const hidden = await newMerchant(server, { published: false });
  expect(await server.ok(api.merchantIdByName, {}, hidden.shopper)).toEqual({ merchant_id: hidden.merchantId });
  expect((await server.call(api.merchantIdByName, {}, { shop: 'no-such-shop' })).problem.code).toBe('shop_not_found');
});

it('tells services the revision of a shop, published or not: a change that the public can see raises it', async () => {
  const shop = await newMerchant(server, { published: false });
  const { revision } = await server.ok(api.readShopRevision, {}, shop.shopper);
  await server.ok(api.updateMerchant, { additional_info: { title: 'Другое имя' } }, shop.owner);
  expect((await server.ok(api.readShopRevision, {}, shop.shopper)).revision).toBeGreaterThan(revision);
  expect((await server.call(api.readShopRevision, {}, { shop: 'no-such-shop' })).problem.code).toBe('shop_not_found');
});

it('[4.1.1] an unpublished shop is not there for the public, but its owner looks in', async () => {
  const hidden = await newMerchant(server, { published: false });
  const stranger = await newMerchant(server);
  for (const as of [
    hidden.shopper,
    { ...hidden.shopper, ...stranger.owner },
    { ...hidden.shopper, token: 'x'.repeat(43) },
  ]) {
    const { status, problem } = await ask(['title'], as);
    expect([status, problem.code]).toEqual([404, 'shop_not_found']);
  }
  const preview = await ask(['visibility'], { ...hidden.shopper, ...hidden.owner });
  expect(preview.body.merchant_info).toEqual({ visibility: 'unpublished' });
});

it('[3.2.3] a stopped shop is closed for the public, not for its owner', async () => {
  const staff = await newStaff(server);
  const key = { merchant_id: shop.merchantId };
  await server.ok(api.stopSubscription, key, staff.as);
  const byId = { merchantId: shop.merchantId };
  const answers = await Promise.all([
    ask(['title']),
    server.call(api.listPublicProducts, {}, shop.shopper),
    server.call(api.listPublicCategories, {}, shop.shopper),
    server.call(api.readDeliveryInfo, {}, shop.shopper),
    server.call(api.listPaymentMethods, {}, byId),
  ]);
  for (const { status, problem } of answers) expect([status, problem.code]).toEqual([503, 'shop_stopped']);
  expect((await ask(['title'], { ...shop.shopper, ...shop.owner })).status).toBe(200);
  await server.ok(api.startSubscription, key, staff.as);
  expect((await ask(['title'])).status).toBe(200);
});

it.each(['no-such-shop', 'ab', 'Shop', 'a b', "x' or 1=1", '../etc', 'admin'])('there is no shop %j', async (name) => {
  const { status, problem } = await ask(['title'], { shop: name });
  expect([status, problem.code]).toEqual([404, 'shop_not_found']);
});

it('[7.32.1] names the shop by id where the operation says so; a malformed id names its header', async () => {
  const { status, problem } = await server.call(api.listPaymentMethods, {}, { merchantId: 'no-id' });
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'x-merchant-id']);
});

it('shows a change at once in the process that made it, and within a second in another', async () => {
  const product_id = await newProduct(server, shop, { title: 'Было' });
  const second = await server.another();
  const title = async (where: TestServer) =>
    (await where.ok(api.listPublicProducts, {}, shop.shopper)).products_list[0]?.title;
  for (let turn = 0; turn < 3; turn++) {
    expect([await title(server), await title(second)]).toEqual(Array(2).fill(turn ? `Стало ${turn}` : 'Было'));
    await server.ok(api.updateProduct, { product_id, title: `Стало ${turn + 1}` }, shop.owner);
    expect(await title(server)).toBe(`Стало ${turn + 1}`);
    const asOwner = await second.ok(api.listPublicProducts, {}, { ...shop.shopper, ...shop.owner });
    expect(asOwner.products_list[0]?.title).toBe(`Стало ${turn + 1}`);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  await second.stop();
});

it('readers who ask while the merchant writes never see an older state after a newer one', async () => {
  const product_id = await newProduct(server, shop, { price: 1 });
  const seen: number[] = [];
  let going = true;
  const reader = (async () => {
    while (going) {
      const { products_list } = await server.ok(api.listPublicProducts, {}, shop.shopper);
      seen.push(products_list[0]?.price ?? 0);
    }
  })();
  for (let price = 2; price <= 40; price++) {
    await server.ok(api.updateProduct, { product_id, price }, shop.owner);
    const { products_list } = await server.ok(api.listPublicProducts, {}, shop.shopper);
    expect(products_list[0]?.price).toBe(price);
  }
  going = false;
  await reader;
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});
