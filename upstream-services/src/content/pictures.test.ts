import * as api from 'shared-contracts';
import { withShop } from '../testing/fresh-shop.ts';
import { newPicture, uploadOf } from '../testing/pictures.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
const shop = withShop(server);
let product: string;
beforeEach(async () => {
  product = await newProduct(server, shop);
});

const change = (content_id: string, meta: object) =>
  server.call(api.updateContent, { version: 'v1', content_id, meta }, shop.owner);
const shown = async (as: object = shop.shopper) => server.ok(api.listPublicContent, { external_id: product }, as);
const visible = async () =>
  (await server.ok(api.retrieveContent, { external_id: product }, shop.owner)).list.filter((item) => item.meta.show)
    .length;

it('[7.41.1, 7.41.2] the merchant retrieves the pictures of an entity, hidden ones too, or one picture', async () => {
  const second = await newPicture(server, shop, product, { order: 2 });
  const first = await newPicture(server, shop, product, { order: 1 });
  const hidden = await newPicture(server, shop, product, { order: 3, show: false });
  const { list } = await server.ok(api.retrieveContent, { external_id: product }, shop.owner);
  expect(list).toEqual([first, second, hidden]);
  expect(await server.ok(api.retrieveContent, { content_id: hidden.content_id }, shop.owner)).toEqual({
    list: [hidden],
  });
  const neither = await server.call(api.retrieveContent, {}, shop.owner);
  expect([neither.status, neither.problem.errors?.[0]?.path]).toEqual([400, 'external_id']);
});

it('[7.42.1] changes place and visibility, each by itself', async () => {
  const item = await newPicture(server, shop, product, { order: 1 });
  expect((await change(item.content_id, { order: 5 })).body.content).toEqual({
    ...item,
    meta: { ...item.meta, order: 5 },
  });
  const hidden = await change(item.content_id, { show: false });
  expect(hidden.body.content.meta).toMatchObject({ order: 5, show: false });
});

it('[7.41.3, 3.12.2, 6.3.1] the public gets what is shown, in ascending order; the first is the preview of the product', async () => {
  const late = await newPicture(server, shop, product, { order: 3 });
  const early = await newPicture(server, shop, product, { order: 0 });
  await newPicture(server, shop, product, { order: -1, show: false });
  expect(await shown()).toEqual({ tag: 'done', data: [early, late] });
  const { link, meta } = early;
  const preview = { link, width: meta.width, height: meta.height, colour: meta.colour };
  const mine = await server.ok(api.listProducts, { per_page: 100 }, shop.owner);
  const theirs = await server.ok(api.listPublicProducts, { per_page: 100 }, shop.shopper);
  for (const { products_list } of [mine, theirs]) {
    expect(products_list.find((one) => one.product_id === product)?.preview).toEqual(preview);
  }
  await change(early.content_id, { order: 9 });
  expect(await shown()).toMatchObject({ tag: 'done', data: [{ link: late.link }, { link }] });
});

it('[7.41.3] is tagged fail where there is nothing to see', async () => {
  await newPicture(server, shop, product);
  await server.ok(api.updateProduct, { product_id: product, is_posted: false }, shop.owner);
  expect(await shown()).toEqual({ tag: 'fail' });
  await server.ok(api.deleteProduct, { product_id: product }, shop.owner);
  expect(await shown()).toEqual({ tag: 'fail' });
  for (const external_id of ['shop-logo', 'whatever', '00000000-0000-4000-8000-000000000000']) {
    expect(await server.ok(api.listPublicContent, { external_id }, shop.shopper)).toEqual({ tag: 'fail' });
  }
});

it("shows another shop's pictures to nobody", async () => {
  const other = await newMerchant(server);
  await newPicture(server, shop, product);
  expect(await shown(other.shopper)).toEqual({ tag: 'fail' });
});

it('shows each product its own pictures, one after the other', async () => {
  const second = await newProduct(server, shop);
  const pictures = [await newPicture(server, shop, product), await newPicture(server, shop, second)];
  const answers = [await shown(), await server.ok(api.listPublicContent, { external_id: second }, shop.shopper)];
  expect(answers).toEqual(pictures.map((picture) => ({ tag: 'done', data: [picture] })));
});

it('keeps logo and banner of the shop, without a limit', async () => {
  for (const order of [0, 1, 2, 3]) await newPicture(server, shop, 'shop-banner', { order });
  const answer = await server.ok(api.listPublicContent, { external_id: 'shop-banner' }, shop.shopper);
  expect(answer).toMatchObject({ tag: 'done', data: [0, 1, 2, 3].map((order) => ({ meta: { order } })) });
});

it('[5.1.1, 9.1.1] shows three pictures of a product at most', async () => {
  const items = [];
  for (const order of [0, 1, 2]) items.push(await newPicture(server, shop, product, { order }));
  const fourth = await server.call(api.uploadContent, await uploadOf(product), shop.owner);
  expect([fourth.status, fourth.problem.code]).toEqual([409, 'picture_limit']);
  const hidden = await newPicture(server, shop, product, { order: 3, show: false });
  expect((await change(hidden.content_id, { show: true })).problem.code).toBe('picture_limit');
  await change(items[0]?.content_id ?? '', { show: false });
  expect((await change(hidden.content_id, { show: true })).status).toBe(200);
  expect(await visible()).toBe(3);
});

it('[5.1.1, 9.1.1] however many come at once, over two processes', async () => {
  const second = await server.another();
  const uploads = await Promise.all(
    Array.from({ length: 8 }, async (_, index) =>
      (index % 2 ? server : second).call(api.uploadContent, await uploadOf(product, { order: index }), shop.owner),
    ),
  );
  expect(uploads.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
  expect(await visible()).toBe(3);
  const hidden = await Promise.all([1, 2, 3].map((order) => newPicture(server, shop, product, { order, show: false })));
  const kept = await server.ok(api.retrieveContent, { external_id: product }, shop.owner);
  await change(kept.list.find((item) => item.meta.show)?.content_id ?? '', { show: false });
  const answers = await Promise.all(hidden.map((item) => change(item.content_id, { show: true })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  expect(await visible()).toBe(3);
  await second.stop();
});
