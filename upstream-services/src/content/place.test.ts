import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newPicture, plainPicture } from '../testing/pictures.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';

let pictures: Server;
let origin: string;
let asked: string[] = [];
const { server, shop } = withFreshShop();
beforeAll(async () => {
  const jpeg = await plainPicture().jpeg().toBuffer();
  pictures = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/page') response.end('<html>');
    else if (request.url === '/missing') response.writeHead(404).end();
    else response.end(jpeg);
  });
  await new Promise<void>((ready) => pictures.listen(0, '127.0.0.1', ready));
  const { port } = pictures.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  asked = [];
  server.context.config.pictureHosts = [new URL(origin).host];
});
afterAll(() => pictures.close());

const shown = async (external_id: string) => {
  const { list } = await server.ok(api.retrieveContent, { external_id }, shop.owner);
  return list.filter(({ meta }) => meta.show).sort((a, b) => a.meta.order - b.meta.order);
};
const place = (product_id: string, list: string[]) =>
  server.ok(api.placePictures, { product_id, pictures: list }, shop.owner);

it('downloads addresses once, keeps their order, and leaves places for files', async () => {
  const id = await newProduct(server, shop);
  const list = [`${origin}/a`, 'букет.jpg', `${origin}/b`];
  expect(await place(id, list)).toEqual({ missing: [{ order: 2, name: 'букет.jpg' }], failed: [] });
  expect((await shown(id)).map(({ meta }) => meta.order)).toEqual([1, 3]);
  await place(id, [`${origin}/b`, `${origin}/a`]);
  expect(asked).toEqual(['/a', '/b']);
  expect(await shown(id)).toHaveLength(2);
  await place(id, [`${origin}/c`]);
  expect(await shown(id)).toHaveLength(1);
  const { list: lines } = await server.ok(api.readShopLog, {}, shop.owner);
  expect(lines.slice(0, 4).map(({ kind, subject_id }) => [kind, subject_id])).toEqual([
    ...Array(3).fill(['pictures_placed', id]),
    ['product_added', id],
  ]);
});

it('says which addresses gave no picture, and takes the others', async () => {
  const id = await newProduct(server, shop);
  const list = [`${origin}/page`, `${origin}/missing`, 'http://127.0.0.1:1/x'];
  expect(await place(id, list)).toEqual({
    missing: [],
    failed: [
      { order: 1, link: list[0], reason: 'picture' },
      { order: 1, link: list[1], reason: 'answer' },
      { order: 1, link: list[2], reason: 'address' },
    ],
  });
  const { failed } = await place(id, [`${origin}/page`, `${origin}/a`]);
  expect([failed.length, (await shown(id)).map(({ meta }) => meta.order)]).toEqual([1, [1]]);
});

it('asks nobody inside of the network who is not allowed', async () => {
  server.context.config.pictureHosts = [];
  const id = await newProduct(server, shop);
  expect((await place(id, [`${origin}/a`])).failed).toEqual([{ order: 1, link: `${origin}/a`, reason: 'address' }]);
  expect(asked).toEqual([]);
});

it('takes one of the shop’s own pictures as it is, never one of another shop', async () => {
  const other = await newMerchant(server);
  const theirs = await newPicture(server, other, await newProduct(server, other), { order: 1 });
  const [first, second] = [await newProduct(server, shop), await newProduct(server, shop)];
  const picture = await newPicture(server, shop, first, { order: 1 });
  await place(second, [`https://shop.example${picture.link}.jpg?w=1200`]);
  expect((await shown(second)).map(({ link }) => link)).toEqual([picture.link]);
  expect(await shown(first)).toHaveLength(1);
  const { failed } = await place(second, [`http://localhost${theirs.link}`]);
  expect(failed).toHaveLength(1);
});

it('a product and its copy show the same file, and placing it again at either adds none', async () => {
  const product_id = await newProduct(server, shop);
  const { link } = await newPicture(server, shop, product_id, { order: 1 });
  const { product_id: copy } = await server.ok(api.duplicateProduct, { product_id, title: 'Копия' }, shop.owner);
  for (const id of [product_id, copy]) {
    await place(id, [`http://x.example${link}`]);
    const { list } = await server.ok(api.retrieveContent, { external_id: id }, shop.owner);
    expect(list.map((one) => [one.link, one.meta.show])).toEqual([[link, true]]);
  }
});

it('a copy takes the pictures that are shown, not those that were taken away', async () => {
  const product_id = await newProduct(server, shop);
  const { link } = await newPicture(server, shop, product_id, { order: 1 });
  await newPicture(server, shop, product_id, { order: 2, show: false });
  const { product_id: copy } = await server.ok(api.duplicateProduct, { product_id, title: 'Копия' }, shop.owner);
  const { list } = await server.ok(api.retrieveContent, { external_id: copy }, shop.owner);
  expect(list.map((one) => one.link)).toEqual([link]);
});

it('what it hides lies in the bin from that moment on', async () => {
  const id = await newProduct(server, shop);
  await newPicture(server, shop, id, { order: 1 });
  const { db } = server.context;
  const earlier = new Date(Date.now() - 20 * 24 * 3600_000);
  await db.updateTable('content').set({ updated_at: earlier }).where('external_id', '=', id).execute();
  await place(id, ['букет.jpg']);
  const { items } = await server.ok(api.listBin, { kind: 'picture' }, shop.owner);
  expect(items).toHaveLength(1);
  expect(Date.parse(items[0]?.kept_until ?? '')).toBeGreaterThan(Date.now() + 29 * 24 * 3600_000);
});

it('an import tells what pictures its products should have; its undo shows the earlier ones again', async () => {
  const id = await newProduct(server, shop, { title: 'Розы' });
  const before = await newPicture(server, shop, id, { order: 1 });
  const { csv } = await server.ok(api.exportProducts, {}, shop.owner);
  const same = await server.ok(api.checkProductImport, { file: new Blob([csv]) }, shop.owner);
  expect(same.counts).toEqual({ add: 0, update: 0, same: 1, known: 0, error: 0 });

  const list = [`${origin}/a`, `http://x.example${before.link}`];
  const table = new Blob([`id;Картинки\n${id};${list.join(' | ')}\n`]);
  const import_id = randomUUID();
  const done = await server.ok(api.importProducts, { file: table, import_id }, shop.owner);
  expect(done.pictures).toEqual([{ product_id: id, title: 'Розы', pictures: list }]);
  await place(id, list);
  expect(await shown(id)).toHaveLength(2);
  const again = await server.ok(api.checkProductImport, { file: table }, shop.owner);
  expect(again.counts).toEqual({ add: 0, update: 0, same: 1, known: 0, error: 0 });

  const undone = await server.ok(api.undoProductImport, { import_id }, shop.owner);
  expect(undone).toMatchObject({ removed: 0, restored: 1, kept: 0 });
  expect((await shown(id)).map(({ link }) => link)).toEqual([before.link]);
  const { products_list } = await server.ok(api.listProducts, {}, shop.owner);
  expect(products_list[0]?.preview?.link).toBe(before.link);
});
