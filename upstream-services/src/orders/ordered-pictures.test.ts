import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as api from 'shared-contracts';
import sharp from 'sharp';
import { deleteUnusedFiles } from '../content/index.ts';
import { sweepStrayFiles } from '../content/stray-files.ts';
import { editOf } from '../testing/by-hand.ts';
import { jpeg, newPicture } from '../testing/pictures.ts';
import { checkoutOf, newMerchant, newProduct } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();

const keyOf = (link: string) => link.split('/').at(-1) ?? '';
const folderOf = (link: string) => join(server.folder, 'content/pictures', keyOf(link).slice(0, 2), keyOf(link));
const load = (link: string, query = '') => fetch(`${server.url}${link.replace('/b2b/bff/s3', '')}${query}`);

async function ordered() {
  const shop = await newMerchant(server);
  const product = await newProduct(server, shop);
  const picture = await newPicture(server, shop, product, { file: await jpeg(800, 600) });
  const { order_id } = await server.ok(api.checkout, checkoutOf(product), shop.shopper);
  const order = async () => (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order;
  const shown = async () =>
    (await order()).cart.products_info.map(({ options: { title, preview } }) => [title, preview?.link]);
  const show = (content_id: string, isShown: boolean) =>
    server.ok(api.updateContent, { version: 'v1', content_id, meta: { order: 0, show: isShown } }, shop.owner);
  const replace = async () => {
    await show(picture.content_id, false);
    const next = await newPicture(server, shop, product, { file: await jpeg(640, 480, '#112233') });
    await server.ok(api.emptyBin, { kind: 'picture', ids: [picture.content_id] }, shop.owner);
    await deleteUnusedFiles(server.context);
    return next;
  };
  return { shop, product, picture, order, shown, replace };
}

it('an order shows what was sold then: title and picture stay when the product is another by now, or none', async () => {
  const { shop, product, picture, order, shown, replace } = await ordered();
  await replace();
  await server.ok(api.updateProduct, { product_id: product, title: 'Тюльпаны' }, shop.owner);
  expect(await shown()).toEqual([['Розы', picture.link]]);
  await server.ok(api.deleteProduct, { product_id: product }, shop.owner);
  expect(await shown()).toEqual([['Розы', picture.link]]);
  const { orders } = await server.ok(api.listOrders, { all_orders: { page: 1, per_page: 10 } }, shop.owner);
  expect(orders.map(({ cart }) => cart)).toEqual([(await order()).cart]);
});

it('of a picture that orders alone show a small one stays, and of no order nothing', async () => {
  const { shop, product, picture, replace } = await ordered();
  expect((await load(picture.link, '?w=640')).status).toBe(200);
  const unordered = await replace();
  expect(readdirSync(folderOf(picture.link))).toEqual(['master.webp']);
  const file = await load(picture.link, '?w=160');
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await sharp(join(folderOf(picture.link), 'master.webp')).metadata()).toMatchObject({
    width: 320,
    height: 240,
  });
  await server.ok(api.deleteProduct, { product_id: product }, shop.owner);
  await server.ok(api.emptyBin, { kind: 'product', ids: [product] }, shop.owner);
  await deleteUnusedFiles(server.context);
  expect([existsSync(folderOf(picture.link)), existsSync(folderOf(unordered.link))]).toEqual([true, false]);
});

it('is no stray', async () => {
  const { picture, replace } = await ordered();
  await replace();
  const later = new Date(Date.now() + 48 * 3600_000);
  await sweepStrayFiles({ ...server.context, now: () => later });
  expect(existsSync(folderOf(picture.link))).toBe(true);
});

it('lines that stay in an edited order keep theirs, new ones show what their product shows now', async () => {
  const { shop, picture, order, shown, replace } = await ordered();
  const next = await replace();
  const other = await newProduct(server, shop, { title: 'Пионы' });
  const { link } = await newPicture(server, shop, other);
  const lines = [
    { kind: 'kept' as const, line: 0, quantity: 2 },
    { kind: 'product' as const, product_id: other, quantity: 1, price: 100 },
    { kind: 'free' as const, title: 'Лента', price: 20, quantity: 1 },
  ];
  await server.ok(api.editOrder, editOf(await order(), { lines }), shop.owner);
  expect(await shown()).toEqual([
    ['Розы', picture.link],
    ['Пионы', link],
    ['Лента', undefined],
  ]);
  expect(next.link).not.toBe(picture.link);
});
