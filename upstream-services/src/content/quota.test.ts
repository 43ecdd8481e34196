import {
  deleteProduct,
  duplicateProduct,
  emptyBin,
  placePictures,
  retrieveContent,
  uploadContent,
} from 'shared-contracts';
import { inTransaction } from '../db/transaction.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newPicture, uploadOf } from '../testing/pictures.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';
import { grantPictures } from './quota.ts';

const { server, shop } = withFreshShop();
beforeEach(() => {
  server.context.config.pictureQuota = { pictures: 5_000, bytes: 2 * 1024 ** 3 };
});

const upload = async (merchant = shop) =>
  server.call(uploadContent, await uploadOf('shop-banner', { show: false }), merchant.owner);
const list = async () => (await server.ok(retrieveContent, { external_id: 'shop-banner' }, shop.owner)).list;

it('a merchant keeps so many pictures and no more, hidden ones included, and is told how many; others keep theirs', async () => {
  server.context.config.pictureQuota.pictures = 2;
  await newPicture(server, shop, 'shop-logo');
  await newPicture(server, shop, 'shop-banner', { show: false });
  const { status, problem } = await upload();
  expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', { of: 'shop_pictures', most: 2 }]);
  expect(await list()).toHaveLength(1);
  expect((await upload(await newMerchant(server))).status).toBe(200);
});

it('a merchant’s pictures take so many bytes and no more', async () => {
  server.context.config.pictureQuota.bytes = 1024 ** 2;
  await newPicture(server, shop, 'shop-banner', { show: false });
  const { db } = server.context;
  const kept = await db.selectFrom('content').select('bytes').where('merchant_id', '=', shop.merchantId).execute();
  expect(kept.map(({ bytes }) => bytes > 20 && bytes < 20_000)).toEqual([true]);
  await db
    .updateTable('content')
    .set({ bytes: 1024 ** 2 - 10 })
    .where('merchant_id', '=', shop.merchantId)
    .execute();
  const { status, problem } = await upload();
  expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', { of: 'shop_picture_mebibytes', most: 1 }]);
});

it('a merchant who was granted another size has that, to its last byte, and nobody else', async () => {
  const { db } = server.context;
  await inTransaction(server.context, (trx) =>
    grantPictures(trx, shop.merchantId, { pictures: null, picture_mebibytes: 3 }),
  );
  const fill = async (merchant: typeof shop) => {
    const { content_id } = await newPicture(server, merchant, 'shop-banner', { show: false });
    const content = db.updateTable('content').where('content_id', '=', content_id);
    const { bytes } = await db
      .selectFrom('content')
      .select('bytes')
      .where('content_id', '=', content_id)
      .executeTakeFirstOrThrow();
    await content.set({ bytes: 3 * 1024 ** 2 - bytes }).execute();
  };
  const other = await newMerchant(server);
  for (const merchant of [shop, other]) await fill(merchant);
  const limit = { of: 'shop_picture_mebibytes', most: 3 };
  expect([(await upload()).status, (await upload()).problem.limit]).toEqual([200, limit]);
  for (const _ of [1, 2]) expect((await upload(other)).status).toBe(200);
});

it('a file counts once, however many products show it, as long as one of them is left', async () => {
  const used = async () => {
    const rows = await server.context.db
      .selectFrom('content')
      .select('bytes')
      .where('merchant_id', '=', shop.merchantId)
      .execute();
    return rows.map(({ bytes }) => bytes).sort((a, b) => b - a);
  };
  const product_id = await newProduct(server, shop);
  await newPicture(server, shop, product_id);
  const [bytes = 0] = await used();
  for (const title of ['Копия', 'Ещё копия']) await server.ok(duplicateProduct, { product_id, title }, shop.owner);
  expect(await used()).toEqual([bytes, 0, 0]);
  await server.ok(deleteProduct, { product_id }, shop.owner);
  await server.ok(emptyBin, { kind: 'product', ids: [product_id] }, shop.owner);
  expect(await used()).toEqual([bytes, 0]);
});

it('a copy of a product counts with all of its pictures', async () => {
  server.context.config.pictureQuota.pictures = 3;
  const product_id = await newProduct(server, shop);
  for (const _ of [1, 2]) await newPicture(server, shop, product_id);
  const copy = () => server.call(duplicateProduct, { product_id, title: 'Копия' }, shop.owner);
  expect((await copy()).problem.limit).toEqual({ of: 'shop_pictures', most: 3 });
  server.context.config.pictureQuota.pictures = 4;
  expect((await copy()).status).toBe(200);
});

it('however many come at once', async () => {
  server.context.config.pictureQuota.pictures = 2;
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => upload()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  expect(await list()).toHaveLength(2);
});

it('nothing is downloaded for a merchant who may keep no more', async () => {
  server.context.config.pictureQuota.pictures = 1;
  await newPicture(server, shop, 'shop-banner', { show: false });
  const product_id = await newProduct(server, shop);
  const pictures = ['https://pictures.example/1.jpg'];
  const { problem } = await server.call(placePictures, { product_id, pictures }, shop.owner);
  expect(problem.code).toBe('list_full');
});

it('a shop that has as many as it may puts the pictures of a product in another order', async () => {
  const product_id = await newProduct(server, shop);
  const links: string[] = [];
  for (const order of [1, 2]) links.push((await newPicture(server, shop, product_id, { order })).link);
  server.context.config.pictureQuota.pictures = 2;
  const pictures = links.reverse().map((link) => `http://x.example${link}`);
  expect(await server.ok(placePictures, { product_id, pictures }, shop.owner)).toEqual({ missing: [], failed: [] });
  const { list: shown } = await server.ok(retrieveContent, { external_id: product_id }, shop.owner);
  expect(shown.sort((a, b) => a.meta.order - b.meta.order).map(({ link }) => link)).toEqual(links);
});

it('a shop that has as many as it may gets none by placing its own at another product, nor by a copy of one', async () => {
  const [source, product_id] = [await newProduct(server, shop), await newProduct(server, shop)];
  const { link } = await newPicture(server, shop, source);
  server.context.config.pictureQuota.pictures = 2;
  const place = () => server.call(placePictures, { product_id, pictures: [`http://x.example${link}`] }, shop.owner);
  const copy = (id: string) => server.call(duplicateProduct, { product_id: id, title: 'Копия' }, shop.owner);
  const answers = [...(await Promise.all([place(), copy(source)])), await copy(source)];
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ problem }) => problem.limit)).toEqual([1, 2].map(() => ({ of: 'shop_pictures', most: 2 })));
  expect((await copy(await newProduct(server, shop))).status).toBe(200);
});
