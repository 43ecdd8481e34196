import { XMLValidator } from 'fast-xml-parser';
import type { ServedBrand } from '../brands/brands.ts';
import { readConfig } from '../config.ts';
import { offerOf, startWithKnownShops, uuid, xml } from '../testing/known-shops.ts';
import type { Ask } from './discovery-reads.ts';
import { sitemapIndex } from './sitemap.ts';

const shops = startWithKnownShops();

describe('robots.txt', () => {
  it('keeps search engines out of the office, carts and orders, and names the sitemap of the host’s brand', async () => {
    const { text, headers } = await shops.bff.call('/robots.txt', { headers: { host: 'mum.localhost' } });
    expect(headers['content-type']).toContain('text/plain');
    for (const path of ['/b2b/merchant', '/b2b/admin', '/b2b/shop/*/order/', '/b2b/shop/*/checkout'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain('Allow: /b2b/bff/s3/v1/content/file/\nDisallow: /b2b/bff/\n');
    expect(text).toContain('Sitemap: https://mum.example/sitemap.xml\n');
  });
});

describe('the sitemap', () => {
  const locations = (text: string, root: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap') => {
    expect(XMLValidator.validate(text)).toBe(true);
    return [xml.parse(text)[root][item]].flat().map((one: { loc: string }) => one.loc);
  };

  it('lists the shops that belong to the brand of the host, at its configured origin', async () => {
    for (const [host, origin, shop] of [
      ['bloom.localhost', 'https://bloom.example', 'verbena'],
      ['mum.localhost', 'https://mum.example', 'len-i-med'],
    ] as const) {
      const { text } = await shops.bff.call('/sitemap.xml', { headers: { host } });
      const expected = [`${origin}/sitemap-brand.xml`, `${origin}/sitemap-shop-${shop}.xml`];
      expect(locations(text, 'sitemapindex', 'sitemap')).toEqual(expected);
      expect(text).toContain('<lastmod>2026-11-20T10:00:00.000Z</lastmod>');
      const brand = await shops.bff.call('/sitemap-brand.xml', { headers: { host } });
      expect(locations(brand.text, 'urlset', 'url')).toEqual([`${origin}/b2b/`]);
    }
  });

  it('asks the services once for many who come', async () => {
    await Promise.all(Array.from({ length: 5 }, () => shops.bff.call('/sitemap.xml')));
    expect(shops.bff.service.seen.length).toBeLessThanOrEqual(1);
  });

  it('has a part for each shop with its pages and published products', async () => {
    shops.known.offers = [offerOf(1), offerOf(2)];
    const { text, headers } = await shops.bff.call('/sitemap-shop-verbena.xml');
    const home = 'https://bloom.example/b2b/shop/verbena';
    expect(locations(text, 'urlset', 'url')).toEqual([
      home,
      ...['privacy', 'offer', 'personal-data'].map((page) => `${home}/${page}`),
      ...[1, 2].map((n) => `${home}/product/${uuid(n)}`),
    ]);
    expect(headers['cache-control']).toContain('max-age=20');
    expect(text.match(/<lastmod>/g)).toHaveLength(3);
  });

  it('names every product of a shop that has more than one answer of the services holds', async () => {
    shops.known.offers = Array.from({ length: 5_001 }, (_, n) => offerOf(n + 1));
    const { text } = await shops.bff.call('/sitemap-shop-verbena.xml');
    const products = locations(text, 'urlset', 'url').filter((address) => address.includes('/product/'));
    expect([new Set(products).size, products.length]).toEqual([5_001, 5_001]);
  });

  it('names every shop of a brand that has more than one answer of the services holds', async () => {
    const names = Array.from({ length: 5_001 }, (_, n) => `shop-${String(n).padStart(4, '0')}`);
    const changed = '2026-11-20T10:00:00.000Z';
    const all = names.map((merchant_name) => ({ merchant_name, mum_status: 'notFound' as const, changed }));
    let asked = 0;
    const ask: Ask = async ({ response }, body) => {
      const { after, per_page } = body as { after: string; per_page: number };
      asked += 1;
      if (asked > 2) throw new Error('asked for more than there is');
      return response.parse({ shops: all.filter((one) => one.merchant_name > after).slice(0, per_page) });
    };
    const { brands } = readConfig({ STAGE: 'demo' });
    const text = await sitemapIndex(ask, brands, brands.at(-1) as ServedBrand);
    const origin = 'http://bloom.localhost:3000';
    expect(locations(text, 'sitemapindex', 'sitemap')).toEqual([
      `${origin}/sitemap-brand.xml`,
      ...names.map((name) => `${origin}/sitemap-shop-${name}.xml`),
    ]);
  });
});

it.each([
  ['/sitemap-shop-NAME.xml'],
  ['/b2b/shop/NAME/feed.yml'],
  ['/b2b/shop/NAME/manifest.webmanifest'],
  ['/b2b/shop/NAME/icons/192.png'],
])('[4.1.1, 3.2.3] %s: an unknown or unpublished shop is a 404, a stopped one a 503', async (path) => {
  for (const [name, status] of [
    ['no-such', 404],
    ['..', 404],
    ['admin', 404],
    ['stopped', 503],
  ] as const) {
    const answer = await shops.bff.call(path.replace('NAME', name));
    expect([name, answer.status]).toEqual([name, status]);
    expect(answer.headers.etag).toBeUndefined();
  }
});

it.each(['/sitemap-shop-verbena.xml', '/b2b/shop/verbena/feed.yml', '/b2b/shop/verbena/manifest.webmanifest'])(
  '%s does not say that a shop is stopped where the services are away',
  async (path) => {
    shops.closed.verbena = [503, 'unavailable'];
    const answer = await shops.bff.call(path);
    expect([answer.status, answer.json().code]).toEqual([502, 'upstream_failed']);
  },
);

it.each(['/sitemap-shop-verbena.xml', '/b2b/shop/verbena/feed.yml', '/b2b/shop/verbena/manifest.webmanifest'])(
  '%s is sent again only when the shop has changed',
  async (path) => {
    const { headers } = await shops.bff.call(path);
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    const same = await shops.bff.call(path, again);
    expect([same.status, same.text]).toEqual([304, '']);
    shops.known.revision += 1;
    expect((await shops.bff.call(path, again)).status).toBe(200);
    const head = await shops.bff.call(path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  },
);

/** Rules of the feed: yandex.ru/support/merchants (shop, name, offers), Yandex's developer notes on product feeds, and Direct's for ids. */
