import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as api from 'shared-contracts';
import { withFreshShop } from '../../../testing/fresh-shop.ts';
import { checkoutOf, newProduct } from '../../../testing/shops.ts';

const { server, shop } = withFreshShop();
const consent = '1';

async function mailsTo(email: string): Promise<string[]> {
  const folder = join(server.folder, 'outbox');
  const files = await Promise.all(
    (await readdir(folder).catch((): string[] => [])).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return files.filter((text) => text.startsWith(`To: ${email}\n`));
}
const set = (product_id: string, left: number, size_id?: string) =>
  server.ok(api.setStock, { product_id, size_id: size_id ?? null, stock: { kind: 'counted', left } }, shop.owner);
const ask = (product_id: string, email: string, size_id: string | null = null) =>
  server.call(api.awaitStock, { product_id, size_id, email, consent }, shop.shopper);
const someone = () => `anna-${Math.random().toString(36).slice(2)}@example.ru`;

it('the merchant hears how many wait, by size, and of nobody else’s', async () => {
  const sizes = [{ id: 's', value: 'S' }];
  const id = await newProduct(server, shop, { fields: [{ type: 'sizes', sizes }] });
  await set(id, 0, 's');
  const waits = async () => (await server.ok(api.countStockWaits, { product_id: id }, shop.owner)).waits;
  expect(await waits()).toEqual([]);
  for (const _ of [1, 2]) await ask(id, someone(), 's');
  const [again] = [someone()];
  for (const _ of [1, 2]) await ask(id, again, 's');
  expect(await waits()).toEqual([{ size_id: 's', people: 3 }]);
  await set(id, 3, 's');
  await server.runJobs();
  expect(await waits()).toEqual([]);
});

describe('who waits for a product', () => {
  it('waits as long as others after asking again', async () => {
    const id = await newProduct(server, shop);
    await set(id, 0);
    const email = someone();
    await ask(id, email);
    const long = new Date(Date.now() - 175 * 86_400_000);
    const { db } = server.context;
    await db.updateTable('stock_waits').set({ created_at: long }).where('email', '=', email).execute();
    await ask(id, email);
    const [{ created_at: since } = { created_at: long }] = await db
      .selectFrom('stock_waits')
      .select('created_at')
      .where('email', '=', email)
      .execute();
    expect(Date.now() - since.getTime()).toBeLessThan(60_000);
  });

  it('is written once when there is some of it again, with the way to it', async () => {
    const id = await newProduct(server, shop, { title: 'Пионы' });
    await set(id, 0);
    const email = someone();
    expect((await ask(id, email)).body).toEqual({ waiting: true });
    expect((await ask(id, email.toUpperCase())).body).toEqual({ waiting: true });
    await server.runJobs();
    expect(await mailsTo(email)).toEqual([]);
    await set(id, 3);
    await server.runJobs();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('«Пионы»');
    expect(mails[0]).toContain(`/b2b/shop/${shop.name}/product/${id}`);
    await set(id, 0);
    await set(id, 3);
    await server.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('does not wait where there is some of it', async () => {
    const id = await newProduct(server, shop);
    expect((await ask(id, someone())).body).toEqual({ waiting: false });
    await set(id, 1);
    expect((await ask(id, someone())).body).toEqual({ waiting: false });
  });

  it('waits for a size, and is not written of another', async () => {
    const sizes = [
      { id: 's', value: 'S' },
      { id: 'm', value: 'M' },
    ];
    const id = await newProduct(server, shop, { fields: [{ type: 'sizes', sizes }] });
    await set(id, 0, 's');
    await set(id, 0, 'm');
    const email = someone();
    await ask(id, email, 'm');
    await set(id, 1, 's');
    await server.runJobs();
    expect(await mailsTo(email)).toEqual([]);
    await set(id, 1, 'm');
    await server.runJobs();
    expect((await mailsTo(email))[0]).toContain('«Розы», M');
  });

  it('waits for two sizes, and is written of each when that comes', async () => {
    const sizes = [
      { id: 's', value: 'S' },
      { id: 'm', value: 'M' },
    ];
    const id = await newProduct(server, shop, { fields: [{ type: 'sizes', sizes }] });
    const email = someone();
    for (const { id: size } of sizes) {
      await set(id, 0, size);
      await ask(id, email, size);
    }
    await set(id, 1, 's');
    await server.runJobs();
    await set(id, 1, 'm');
    await server.runJobs();
    const titles = (await mailsTo(email)).map((text) => /появится (.+?)\./.exec(text)?.[1]);
    expect(titles.sort()).toEqual(['«Розы», M', '«Розы», S']);
  });

  it.each([
    ['it is not counted any more', { kind: 'not_counted' as const }],
    ['it is made to order', { kind: 'to_order' as const, days: 3 }],
  ])('is written when %s', async (_, stock) => {
    const id = await newProduct(server, shop);
    await set(id, 0);
    const email = someone();
    await ask(id, email);
    await server.runJobs();
    await server.ok(api.setStock, { product_id: id, size_id: null, stock }, shop.owner);
    await server.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is written when a table says that it is not counted any more', async () => {
    const id = await newProduct(server, shop, { title: 'Розы' });
    await set(id, 0);
    const email = someone();
    await ask(id, email);
    await server.runJobs();
    const file = new Blob([`Номер товара;Название;Новое наличие\n${id};Розы;не считать\n`]);
    await server.ok(api.importProducts, { file, import_id: randomUUID() }, shop.owner);
    await server.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is written when a canceled order gives it back', async () => {
    const id = await newProduct(server, shop);
    await set(id, 1);
    const { order_token } = await server.ok(api.checkout, checkoutOf(id), shop.shopper);
    const email = someone();
    expect((await ask(id, email)).body).toEqual({ waiting: true });
    await server.ok(api.cancelOrder, { order_token });
    await server.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is written when a product that has some is published, and not while it is hidden', async () => {
    const id = await newProduct(server, shop);
    await set(id, 0);
    const email = someone();
    await ask(id, email);
    const change = (action: 'hide' | 'publish') =>
      server.ok(api.changeProducts, { action, product_ids: [id] }, shop.owner);
    await change('hide');
    await set(id, 3);
    await server.runJobs();
    expect(await mailsTo(email)).toEqual([]);
    await change('publish');
    await server.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is written when a product that got some back in the bin is restored', async () => {
    const id = await newProduct(server, shop);
    await set(id, 1);
    const { order_token } = await server.ok(api.checkout, checkoutOf(id), shop.shopper);
    const email = someone();
    await ask(id, email);
    const change = (action: 'delete' | 'restore') =>
      server.ok(api.changeProducts, { action, product_ids: [id] }, shop.owner);
    await change('delete');
    await server.ok(api.cancelOrder, { order_token });
    await server.runJobs();
    expect(await mailsTo(email)).toEqual([]);
    await change('restore');
    await server.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is written when an import that took all of it is undone', async () => {
    const id = await newProduct(server, shop, { title: 'Розы' });
    await set(id, 3);
    const import_id = randomUUID();
    const file = new Blob([`Номер товара;Название;Новое наличие\n${id};Розы;0\n`]);
    await server.ok(api.importProducts, { file, import_id }, shop.owner);
    const email = someone();
    expect((await ask(id, email)).body).toEqual({ waiting: true });
    await server.runJobs();
    await server.ok(api.undoProductImport, { import_id }, shop.owner);
    await server.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each([
    ['an outdated consent', { consent: '0' }, 409, 'consent_outdated'],
    ['no address', { email: 'anna' }, 400, 'validation_failed'],
    ['a product that is not there', { product_id: '00000000-0000-7000-8000-000000000000' }, 404, 'not_found'],
  ])('is refused with %s', async (_, change, status, code) => {
    const id = await newProduct(server, shop);
    await set(id, 0);
    const body = { product_id: id, size_id: null, email: someone(), consent, ...change };
    const answer = await server.call(api.awaitStock, body, shop.shopper);
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
  });
});
