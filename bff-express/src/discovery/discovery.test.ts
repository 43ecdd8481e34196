import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Seen, sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { type RunningBff, startBff } from '../testing/running-bff.ts';

let bff: RunningBff;
beforeAll(async () => {
  bff = await startBff({
    env: { PUBLIC_ORIGIN_BLOOM: 'https://bloom.example', PUBLIC_ORIGIN_MUM: 'https://mum.example' },
  });
});
afterAll(() => bff.stop());

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  isArray: (name) => ['sitemap', 'offer', 'category', 'picture'].includes(name),
});

/** What the fake service knows of a shop. */
interface Known {
  title: string;
  mum: string;
  revision: number;
  categories: { categoryId: string; title: string; description: string; products: [] }[];
  offers: Record<string, unknown>[];
}
const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const offerOf = (n: number, change: object = {}) => ({
  product_id: uuid(n),
  title: `Букет ${n}`,
  description: 'Свежие цветы',
  price: 4900,
  old_price: null,
  category_id: null,
  pictures: [{ link: '/b2b/bff/s3/v1/content/file/pictures/abcdefghijklmnopqrst', width: 2400, height: 1800 }],
  ...change,
});

let known: Known;
let closed: Record<string, [status: number, code: string]>;
beforeEach(() => {
  known = { title: 'Вербена', mum: 'notFound', revision: 1, categories: [], offers: [offerOf(1)] };
  closed = { 'no-such': [404, 'shop_not_found'], stopped: [503, 'shop_stopped'] };
  bff.service.seen.length = 0;
  bff.service.answer((seen, response) => {
    const name = String(seen.headers['x-merchant-name']);
    const refusal = closed[name];
    if (refusal) return sendServiceProblem(response, ...refusal);
    sendJson(response, 200, answerOf(seen, name));
  });
});

function answerOf(seen: Seen, name: string): unknown {
  const { after, per_page } = JSON.parse(seen.body || '{}');
  const rest = known.offers.filter((offer) => after === undefined || String(offer.product_id) > after);
  const changed = '2026-11-20T10:00:00.000Z';
  switch (seen.url) {
    case '/internal-api/shops':
      return {
        shops: [
          { merchant_name: 'len-i-med', mum_status: 'approved', changed },
          { merchant_name: 'verbena', mum_status: 'notFound', changed },
        ].filter((shop) => shop.merchant_name > after),
      };
    case '/internal-api/shop/products':
      return {
        revision: known.revision,
        changed,
        mum_status: known.mum,
        products: rest.slice(0, per_page).map(({ product_id }) => ({ product_id, updated: changed })),
      };
    case '/internal-api/shop/offers':
      return { offers: rest.slice(0, per_page) };
    case '/users-api/categories':
      return { categories: known.categories };
    default:
      return { merchant_info: { name, title: known.title, fio: 'Иванова А. П.', mymStatus: known.mum } };
  }
}

async function feed(name = 'verbena') {
  const answer = await bff.call(`/b2b/shop/${name}/feed.yml`, { headers: { host: 'evil.example' } });
  expect(XMLValidator.validate(answer.text)).toBe(true);
  const { yml_catalog } = parser.parse(answer.text);
  return { answer, date: yml_catalog['@_date'], shop: yml_catalog.shop, offers: yml_catalog.shop.offers.offer ?? [] };
}

describe('robots.txt', () => {
  it('keeps search engines out of the office, carts and orders, and names the sitemap of the host’s brand', async () => {
    const { text, headers } = await bff.call('/robots.txt', { headers: { host: 'mum.localhost' } });
    expect(headers['content-type']).toContain('text/plain');
    for (const path of ['/b2b/merchant', '/b2b/admin', '/b2b/shop/*/order/', '/b2b/shop/*/checkout'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain('Sitemap: https://mum.example/sitemap.xml\n');
  });
});

describe('the sitemap', () => {
  const locations = (text: string, root: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap') => {
    expect(XMLValidator.validate(text)).toBe(true);
    return [parser.parse(text)[root][item]].flat().map((one: { loc: string }) => one.loc);
  };

  it('lists the shops that belong to the brand of the host, at its configured origin', async () => {
    for (const [host, origin, shop] of [
      ['bloom.localhost', 'https://bloom.example', 'verbena'],
      ['mum.localhost', 'https://mum.example', 'len-i-med'],
    ] as const) {
      const { text } = await bff.call('/sitemap.xml', { headers: { host } });
      const expected = [`${origin}/sitemap-brand.xml`, `${origin}/sitemap-shop-${shop}.xml`];
      expect(locations(text, 'sitemapindex', 'sitemap')).toEqual(expected);
      expect(text).toContain('<lastmod>2026-11-20T10:00:00.000Z</lastmod>');
      const brand = await bff.call('/sitemap-brand.xml', { headers: { host } });
      expect(locations(brand.text, 'urlset', 'url')).toEqual([`${origin}/b2b/`]);
    }
  });

  it('asks the services once for many who come', async () => {
    await Promise.all(Array.from({ length: 5 }, () => bff.call('/sitemap.xml')));
    expect(bff.service.seen.length).toBeLessThanOrEqual(1);
  });

  it('has a part for each shop with its pages and published products', async () => {
    known.offers = [offerOf(1), offerOf(2)];
    const { text, headers } = await bff.call('/sitemap-shop-verbena.xml');
    const home = 'https://bloom.example/b2b/shop/verbena';
    expect(locations(text, 'urlset', 'url')).toEqual([
      home,
      ...['privacy', 'offer', 'personal-data'].map((page) => `${home}/${page}`),
      ...[1, 2].map((n) => `${home}/product/${uuid(n)}`),
    ]);
    expect(headers['cache-control']).toContain('max-age=20');
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
    const answer = await bff.call(path.replace('NAME', name));
    expect([name, answer.status]).toEqual([name, status]);
    expect(answer.headers.etag).toBeUndefined();
  }
});

it.each(['/sitemap-shop-verbena.xml', '/b2b/shop/verbena/feed.yml', '/b2b/shop/verbena/manifest.webmanifest'])(
  '%s is sent again only when the shop has changed',
  async (path) => {
    const { headers } = await bff.call(path);
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    const same = await bff.call(path, again);
    expect([same.status, same.text]).toEqual([304, '']);
    known.revision += 1;
    expect((await bff.call(path, again)).status).toBe(200);
    const head = await bff.call(path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  },
);

/** Rules of the feed: yandex.ru/support/merchants (shop, name, offers), Yandex's developer notes on product feeds, and Direct's for ids. */
describe('the product feed follows Yandex’s rules:', () => {
  it('one root with the time it was made, in RFC 3339, and UTF-8', async () => {
    const { answer, date } = await feed();
    expect(answer.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<yml_catalog date="/);
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/);
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(60_000);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  });

  it('a shop has name, company, url, currencies, categories and offers, in this order', async () => {
    const { shop } = await feed();
    expect(Object.keys(shop).filter((key) => key !== '#text')).toEqual([
      'name',
      'company',
      'url',
      'currencies',
      'categories',
      'offers',
    ]);
    expect([shop.name, shop.company, shop.url]).toEqual([
      'Вербена',
      'Иванова А. П.',
      'https://bloom.example/b2b/shop/verbena',
    ]);
    expect(shop.currencies.currency).toMatchObject({ '@_id': 'RUB', '@_rate': '1' });
  });

  it('an offer has name, vendor, url, price, currencyId, categoryId, picture and description, and says that it is available', async () => {
    const [offer] = (await feed()).offers;
    expect(offer['@_available']).toBe('true');
    expect(offer).toMatchObject({
      name: 'Букет 1',
      vendor: 'Вербена',
      url: `https://bloom.example/b2b/shop/verbena/product/${uuid(1)}`,
      price: '4900',
      currencyId: 'RUB',
      description: 'Свежие цветы',
    });
    expect(offer.url.length).toBeLessThanOrEqual(2048);
  });

  it('ids of offers are at most 20 letters and digits, one for each product, and stay', async () => {
    known.offers = Array.from({ length: 450 }, (_, n) => offerOf(n + 1));
    const idsOf = async () => (await feed()).offers.map((offer: Record<string, string>) => offer['@_id']);
    const ids: string[] = await idsOf();
    expect(new Set(ids).size).toBe(450);
    for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{1,20}$/);
    expect(await idsOf()).toEqual(ids);
  });

  it('ids of categories are whole numbers of at most 18 digits, and each offer’s category is in the list', async () => {
    const categories = [1, 2, 3].map((n) => ({
      categoryId: uuid(n),
      title: `Раздел ${n}`,
      description: '',
      products: [] as [],
    }));
    Object.assign(known, {
      categories,
      offers: [0, 1, 2, 3, 9].map((n) => offerOf(n, { category_id: n ? uuid(n) : null })),
    });
    const { shop, offers } = await feed();
    const ids = shop.categories.category.map((category: Record<string, string>) => category['@_id']);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[1-9]\d{0,17}$/);
    for (const { categoryId } of offers) expect(ids).toContain(categoryId);
    expect(new Set(offers.map((offer: Record<string, string>) => offer.categoryId)).size).toBe(4);
  });

  it('a price is above zero, with a dot; an old price only where it is higher', async () => {
    known.offers = [
      offerOf(1, { price: 0 }),
      offerOf(2, { price: 99.5, old_price: 120 }),
      offerOf(3, { price: 100, old_price: 100 }),
      offerOf(4, { price: 100, old_price: 90.1 }),
    ];
    const { offers } = await feed();
    const prices = offers.map(({ price, oldprice }: Record<string, string>) => [price, oldprice]);
    expect(prices).toEqual([
      ['99.50', '120'],
      ['100', undefined],
      ['100', undefined],
    ]);
  });

  it('one to ten pictures, JPEG, large enough, at addresses of at most 512 characters; without one there is no offer', async () => {
    const picture = (n: number, width = 600, height = 600) => ({
      link: `/b2b/bff/s3/v1/content/file/pictures/k${n}`,
      width,
      height,
    });
    known.offers = [
      offerOf(1, { pictures: [] }),
      offerOf(2, { pictures: [picture(0, 299, 600)] }),
      offerOf(3, { pictures: Array.from({ length: 12 }, (_, n) => picture(n)) }),
    ];
    const { offers } = await feed();
    expect(offers).toHaveLength(1);
    expect(offers[0].picture).toHaveLength(10);
    for (const address of offers[0].picture) {
      expect(address).toMatch(/^https:\/\/bloom\.example\/.*\.jpg\?w=1200$/);
      expect(address.length).toBeLessThanOrEqual(512);
    }
  });

  it('a name of at most 150 characters and a description of at most 3000, never empty', async () => {
    known.offers = [
      offerOf(1, { title: 'Очень длинное имя '.repeat(11), description: 'я'.repeat(3_000) }),
      offerOf(2, { title: 'Роза', description: ' \u0001 ' }),
      offerOf(3, { title: '\u0002' }),
    ];
    const { offers } = await feed();
    expect(offers).toHaveLength(2);
    expect(offers[0].name.length).toBeLessThanOrEqual(150);
    expect(offers[0].description.length).toBeLessThanOrEqual(3_000);
    expect(offers[1].description).toBe('Роза');
  });

  it('whatever a merchant writes stays text: no markup, no control characters', async () => {
    const evil = fc.oneof(
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 60 })
        .map((codes) => String.fromCharCode(...codes)),
      fc.constantFrom(
        ']]>',
        '<script>alert(1)</script>',
        '</offer></offers>',
        '&amp;',
        '&#0;',
        '"\' <!--',
        '\ud800',
        '\u0000\u0008',
      ),
    );
    await fc.assert(
      fc.asyncProperty(evil, evil, evil, async (title, description, category) => {
        Object.assign(known, {
          title,
          offers: [offerOf(1, { title: `т${title}`, description, category_id: uuid(5) })],
          categories: [{ categoryId: uuid(5), title: category, description: '', products: [] }],
        });
        const { answer, offers } = await feed();
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
        expect(answer.text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        expect(offers).toHaveLength(1);
        const elements = [
          'name',
          'vendor',
          'url',
          'price',
          'currencyId',
          'categoryId',
          'picture',
          'description',
          '@_id',
          '@_available',
        ];
        expect(Object.keys(offers[0]).sort()).toEqual(elements.sort());
      }),
      { numRuns: 60 },
    );
    known.offers = [offerOf(1, { title: '<b>A & "B"</b>', description: '<script>1</script> ]]>' })];
    const [offer] = (await feed()).offers;
    expect([offer.name, offer.description]).toEqual(['<b>A & "B"</b>', '<script>1</script> ]]>']);
  });

  it('ten thousand offers come page by page, each once', async () => {
    known.offers = Array.from({ length: 10_000 }, (_, n) => offerOf(n + 1));
    const { offers } = await feed();
    expect(new Set(offers.map((offer: Record<string, string>) => offer.url)).size).toBe(10_000);
    expect(bff.service.seen.filter(({ url }) => url === '/internal-api/shop/offers')).toHaveLength(51);
  });

  it('a feed that breaks off in the middle is no whole answer', async () => {
    known.offers = Array.from({ length: 300 }, (_, n) => offerOf(n + 1));
    bff.service.answer((seen, response) => {
      const breaks = seen.url === '/internal-api/shop/offers' && JSON.parse(seen.body).after;
      if (breaks) sendServiceProblem(response, 500, 'internal');
      else sendJson(response, 200, answerOf(seen, 'verbena'));
    });
    await expect(bff.call('/b2b/shop/verbena/feed.yml')).rejects.toThrow();
  });

  it('a shop with an approved mum status has its addresses on the mum host', async () => {
    known.mum = 'approved';
    expect((await feed()).shop.url).toBe('https://mum.example/b2b/shop/verbena');
  });
});

describe('the web manifest', () => {
  it('has what a phone needs to put the shop on its home screen', async () => {
    const { json, headers } = await bff.call('/b2b/shop/verbena/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = json();
    expect(manifest).toMatchObject({
      name: 'Вербена',
      short_name: 'Вербена',
      start_url: '/b2b/shop/verbena',
      scope: '/b2b/shop/verbena',
      display: 'standalone',
      lang: 'ru',
      theme_color: '#fc2b2b',
      background_color: '#ffffff',
    });
    const icons = manifest.icons as Record<string, string>[];
    expect(icons.map(({ sizes, type, purpose }) => [sizes, type, purpose])).toEqual([
      ['192x192', 'image/png', 'any'],
      ['512x512', 'image/png', 'any'],
      ['512x512', 'image/png', 'maskable'],
    ]);
    for (const { src } of icons) expect(src).toMatch(/^\/b2b\/shop\/verbena\/icons\/[\w-]+\.png\?v=1$/);
    expect(String(manifest.start_url).startsWith(String(manifest.scope))).toBe(true);
  });

  it('has a short name that fits below an icon', async () => {
    known.title = 'Мастерская цветов и подарков «Вербена» на Лесной';
    const manifest = (await bff.call('/b2b/shop/verbena/manifest.webmanifest')).json();
    expect(String(manifest.short_name).length).toBeLessThanOrEqual(12);
  });

  it('may be read by pages: their policy says so', async () => {
    const page = await bff.call('/b2b/');
    expect(page.headers['content-security-policy']).toContain("manifest-src 'self'");
  });

  it('asks the services for its icons, of the kinds that there are', async () => {
    bff.service.answer((_seen, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('png'));
    const answer = await bff.call('/b2b/shop/verbena/icons/maskable-512.png');
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([200, 'png', 'image/png']);
    expect(bff.service.seen.at(-1)).toMatchObject({
      url: '/internal-api/shop/icon?kind=maskable-512',
      headers: { 'x-merchant-name': 'verbena' },
    });
    expect((await bff.call('/b2b/shop/verbena/icons/1024.png')).status).toBe(404);
  });
});
