import { listPublicCategories, listPublicContent, type PageHead, readPublicProduct, readShop } from 'shared-contracts';
import { createReads } from 'shared-runtime/page';
import { refuse } from 'shared-runtime/testing';
import { merchantName, networkOfShop, peony, peonyId, roses } from '../testing/shop.ts';
import { loaders } from './loaders.ts';

const placeOf = (status: string) => ({ origin: `https://${status === 'approved' ? 'mum' : 'bloom'}.example` });

const newReads = () => createReads({ transport: { fetch: (address, call) => fetch(address, call as RequestInit) } });

function load(screen: string, path = '', params: Record<string, string> = {}, reads = newReads()) {
  const { pathname, searchParams } = new URL(`/shop/${merchantName}${path}`, 'http://any');
  return loaders[screen]?.({
    reads,
    brandName: 'bloom',
    params: { merchantName, ...params },
    pathname,
    search: searchParams,
    placeOf,
  });
}

const robots = ({ tags = [] }: PageHead) =>
  tags.flatMap((tag) => (tag.tag === 'meta' && 'name' in tag && tag.name === 'robots' ? [tag.content] : []))[0];
const canonical = ({ tags = [] }: PageHead) =>
  tags.flatMap((tag) => (tag.tag === 'link' && tag.rel === 'canonical' ? [tag.href] : []))[0];
const shown = 'max-image-preview:large';

it.each([
  ['shop-home', '', 'Вербена', '/b2b/shop/verbena', shown],
  ['shop-home', '?category=c1', 'Букеты — Вербена', '/b2b/shop/verbena?category=c1', shown],
  ['shop-home', '?search=роз', '«роз» — Вербена', '/b2b/shop/verbena', 'noindex'],
  ['shop-home', '?page=7', 'страница 7 — Вербена', '/b2b/shop/verbena?page=7', 'noindex'],
  ['product', `/product/${peonyId}`, `${peony.title} — Вербена`, `/b2b/shop/verbena/product/${peonyId}`, shown],
  ['documents', '/offer', 'Публичная оферта — Вербена', '/b2b/shop/verbena/offer', shown],
  ['checkout', '/checkout', 'Корзина — Вербена', undefined, 'noindex'],
  ['not-found', '/nothing', 'Такой страницы нет — Вербена', undefined, 'noindex'],
])(
  '%s%s is titled, and has an address of its own or is for no search engine',
  async (screen, path, title, address, robotsContent) => {
    const network = networkOfShop();
    const products = [{ product_id: peonyId }];
    network.on(listPublicCategories, {
      categories: [{ categoryId: 'c1', title: 'Букеты', description: '', products }],
    });
    const page = await load(screen, path, { productId: peonyId });
    expect(page?.head.title).toBe(title);
    expect(page && [canonical(page.head), robots(page.head)]).toEqual([
      address && `https://bloom.example${address}`,
      robotsContent,
    ]);
  },
);

it('canonical addresses are on the host of the brand that the shop belongs to', async () => {
  networkOfShop({ settings: { mymStatus: 'approved' } });
  expect(canonical((await load('shop-home'))?.head as PageHead)).toBe('https://mum.example/b2b/shop/verbena');
});

it('messengers get the banner of a shop and the first picture of a product, in their size', async () => {
  const network = networkOfShop();
  const item = { version: 'v1', bucket: 'b', link_expires: '', type: 'image' as const };
  const meta = { order: 0, show: true, width: 2400, height: 1800, colour: '#ccc' };
  network.on(listPublicContent, ({ external_id }) => ({
    tag: 'done' as const,
    data: [{ ...item, content_id: external_id, external_id, link: `/file/${external_id}`, meta }],
  }));
  for (const [screen, file] of [
    ['shop-home', 'shop-banner'],
    ['product', peonyId],
  ] as const) {
    const page = await load(screen, '', { productId: peonyId });
    const content = (property: string) =>
      page?.head.tags?.flatMap((tag) => ('property' in tag && tag.property === property ? [tag.content] : []))[0];
    expect(content('og:image')).toBe(`https://bloom.example/file/${file}.jpg?w=1200`);
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '900']);
  }
});

it.each([
  ['not_found', 404, 'Такого товара нет — Вербена'],
  ['gone', 410, 'Этого товара больше нет — Вербена'],
] as const)('a product that is %s has status %i, and no search engine keeps it', async (code, status, title) => {
  networkOfShop().on(readPublicProduct, refuse(code));
  const page = await load('product', '', { productId: peonyId });
  expect(page).toMatchObject({ status, head: { title, things: [] } });
  expect(robots(page?.head as PageHead)).toBe('noindex');
});

it.each([
  ['shop_not_found', 404, 'Такого магазина нет — bloom'],
  ['shop_stopped', 503, 'Магазин временно недоступен — bloom'],
] as const)('where there is %s, every page says so, and no search engine keeps it', async (code, status, title) => {
  networkOfShop().on(readShop, refuse(code));
  for (const screen of ['shop-home', 'product', 'checkout', 'documents', 'not-found']) {
    const page = await load(screen, '', { productId: peonyId });
    expect([page?.status, page?.head.title, page && robots(page.head)]).toEqual([status, title, 'noindex']);
  }
});

it.each(['shop-home', 'product'])('%s carries of long descriptions in lists what a card shows', async (screen) => {
  // Half of a flower would be the last that fits.
  const long = `«${'Розы 🌹 '.repeat(1200)}»`;
  const short = 'Пионы с фермы';
  const described = (value: string) => ({ product_fields: JSON.stringify([{ type: 'textarea', value }]) });
  networkOfShop({
    products: [
      { ...peony, meta_options: described(short) },
      { ...roses, meta_options: described(long) },
    ],
  });
  const reads = newReads();
  await load(screen, '', { productId: peonyId }, reads);
  const packed = JSON.stringify(reads.packed());
  expect(packed).toContain(short);
  expect(packed).toContain('"«Розы 🌹 Розы');
  expect(packed).toContain('…"');
  expect(packed).not.toContain('\\ud83c');
  expect(packed.length).toBeLessThan(10_000);
});

it('a product’s own description is whole on its page', async () => {
  const long = 'Розы 🌹 '.repeat(1200).trim();
  const meta_options = { product_fields: JSON.stringify([{ type: 'textarea', value: long }]) };
  networkOfShop({ products: [{ ...peony, meta_options }] });
  const reads = newReads();
  await load('product', '', { productId: peonyId }, reads);
  expect(JSON.stringify(reads.packed())).toContain(long);
});
