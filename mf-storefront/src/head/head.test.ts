import fc from 'fast-check';
import type { Category, JsonLd, PageHead, Product, PublicShop } from 'shared-contracts';
import { documentHead, homeHead, missingHead, privateHead, productHead } from './index.ts';
import { truncateDescription } from './truncate-description.ts';

const origin = { origin: 'https://bloom.example' };
// As far as heads read it.
const parts: Partial<PublicShop> = {
  merchantId: 'm1',
  name: 'verbena',
  title: 'Вербена',
  description: 'Живые цветы с доставкой по Коломне.',
  contactPhone: '+79991234567',
  locationAddress: 'Коломна, Лажечникова, 9',
  visibility: 'published',
  email: 'verbena@example.ru',
  contacts: [],
  openingHours: [],
  timeZone: 'Europe/Moscow',
  fio: 'Иванова Анна Петровна',
  inn: '',
  ogrnip: '',
};
const shop = parts as PublicShop;
const product: Product = {
  id: 'p1',
  title: 'Пионы',
  price: 4900,
  sale: 5600,
  published: true,
  categories: ['c1'],
  meta: { productFields: [{ type: 'textarea', value: 'Свежие пионы из Коломны' }] },
  preview: null,
};
const category: Category = { id: 'c1', title: 'Букеты', description: '', addons: false, productIds: ['p1'] };
const picture = { link: '/b2b/bff/s3/v1/content/file/pictures/abc', width: 2400, height: 1800 };
const all = { category: null, page: 1, search: '', sorted: false, empty: false };

const home = (change: object = {}) => homeHead({ origin, shop, logo: null, banner: picture, list: all, ...change });
const page = (change: object = {}) =>
  productHead({ origin, shop, logo: null, product, pictures: [picture], category, ...change });

const contents = ({ tags = [], description = '' }: PageHead): Record<string, string> => ({
  description,
  ...Object.fromEntries(
    tags.flatMap((tag) => (tag.tag === 'meta' ? [['name' in tag ? tag.name : tag.property, tag.content]] : [])),
  ),
});
const linkOf = ({ tags = [] }: PageHead, rel: string) =>
  tags.flatMap((tag) => (tag.tag === 'link' && tag.rel === rel ? [tag.href] : []))[0];
const jsonLdOf = ({ things: list = [] }: PageHead): readonly JsonLd[] => list;

const anyText = (maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength }).map((codes) => String.fromCharCode(...codes));

describe('the head of a product', () => {
  it('gives messengers a picture, title and price', () => {
    expect(page().title).toBe('Пионы — Вербена');
    expect(contents(page())).toMatchObject({
      description: 'Свежие пионы из Коломны',
      'og:type': 'product',
      'og:title': 'Пионы — Вербена',
      'og:description': 'Свежие пионы из Коломны',
      'og:url': 'https://bloom.example/b2b/shop/verbena/product/p1',
      'og:site_name': 'Вербена',
      'og:locale': 'ru_RU',
      'og:image': 'https://bloom.example/b2b/bff/s3/v1/content/file/pictures/abc.jpg?w=1200',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '900',
      'og:image:alt': 'Пионы',
      'product:price:amount': '4900.00',
      'product:price:currency': 'RUB',
      'twitter:card': 'summary_large_image',
    });
    expect(linkOf(page(), 'canonical')).toBe('https://bloom.example/b2b/shop/verbena/product/p1');
    expect(linkOf(page(), 'manifest')).toBe('/b2b/shop/verbena/manifest.webmanifest');
  });

  it('says the size of a picture that is smaller than asked for', () => {
    const small = { ...picture, width: 640, height: 480 };
    expect(contents(page({ pictures: [small] }))).toMatchObject({ 'og:image:width': '640', 'og:image:height': '480' });
    expect(contents(page({ pictures: [] }))['og:image']).toBeUndefined();
  });

  it.each([
    ['the product', { product: { ...product, published: false } }],
    ['the shop', { shop: { ...shop, visibility: 'unpublished' } }],
  ])('[4.1.1, 4.4.2] has no structured data and is not indexed while %s is unpublished', (_, change) => {
    expect(jsonLdOf(page(change))).toEqual([]);
    expect(contents(page(change)).robots).toBe('noindex');
    expect(jsonLdOf(page()).length).toBeGreaterThan(0);
    expect(contents(page()).robots).not.toContain('noindex');
  });
});

describe('a product whose sizes cost differently', () => {
  const sizes = [
    { id: 's', value: 'S', price: 2900 },
    { id: 'm', value: 'M' },
  ];
  const sized = page({ product: { ...product, meta: { productFields: [{ type: 'sizes', sizes }] } } });

  it('is offered from its lowest price to its highest, and shared by the lowest', () => {
    expect(jsonLdOf(sized)[0]?.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '2900.00',
      highPrice: '4900.00',
      offerCount: 2,
      priceCurrency: 'RUB',
    });
    expect(contents(sized)['product:price:amount']).toBe('2900.00');
  });

  it('is offered at the prices of the sizes that there are', () => {
    const stocked = [
      { ...sizes[0], stock: { kind: 'counted', left: 0 } },
      sizes[1],
      { id: 'l', value: 'L', price: 5900 },
    ];
    const fewer = page({ product: { ...product, meta: { productFields: [{ type: 'sizes', sizes: stocked }] } } });
    expect(jsonLdOf(fewer)[0]?.offers).toMatchObject({ lowPrice: '4900.00', highPrice: '5900.00', offerCount: 2 });
  });

  it('says until which day the price is asked, where a rule ends', () => {
    const ending = (priceUntil: string) => jsonLdOf(page({ product: { ...product, priceUntil } }))[0]?.offers;
    expect(ending('2026-03-08T20:59:00.000Z')).toMatchObject({ priceValidUntil: '2026-03-08' });
    // Midnight of the shop begins the day after.
    expect(ending('2026-03-08T21:00:00.000Z')).toMatchObject({ priceValidUntil: '2026-03-08' });
    const inKamchatka = { ...shop, timeZone: 'Asia/Kamchatka' } as PublicShop;
    const ended = page({ shop: inKamchatka, product: { ...product, priceUntil: '2026-03-08T12:00:00.000Z' } });
    expect(jsonLdOf(ended)[0]?.offers).toMatchObject({ priceValidUntil: '2026-03-08' });
    expect(jsonLdOf(page())[0]?.offers).not.toHaveProperty('priceValidUntil');
  });

  it('is one offer where they all cost the same', () => {
    const same = page({
      product: { ...product, meta: { productFields: [{ type: 'sizes', sizes: sizes.slice(0, 1) }] } },
    });
    expect(jsonLdOf(same)[0]?.offers).toMatchObject({ '@type': 'Offer', price: '2900.00' });
  });
});

describe('the head of a shop', () => {
  it('each page and category of the list is canonical for itself, and says which it is', () => {
    const address = 'https://bloom.example/b2b/shop/verbena';
    expect(linkOf(home(), 'canonical')).toBe(address);
    const second = home({ list: { ...all, category, page: 2 } });
    expect(linkOf(second, 'canonical')).toBe(`${address}?category=c1&page=2`);
    expect(second.title).toBe('Букеты, страница 2 — Вербена');
    const described = { ...category, description: 'Букеты к любому дню' };
    expect(home({ list: { ...all, category: described } }).description).toBe('Букеты к любому дню');
    expect(second.description).toBe('Живые цветы с доставкой по Коломне.');
  });

  it('a search or another order is not indexed and leads to the list without them', () => {
    const narrowed = home({ list: { ...all, search: 'роза' } });
    expect(contents(home({ list: { ...all, sorted: true } })).robots).toBe('noindex');
    expect(narrowed.title).toBe('«роза» — Вербена');
    expect(contents(narrowed).robots).toBe('noindex');
    expect(linkOf(narrowed, 'canonical')).toBe('https://bloom.example/b2b/shop/verbena');
    expect(jsonLdOf(narrowed)).toEqual([]);
  });

  it('a cart, an order and what is missing is not for search engines', () => {
    for (const head of [
      privateHead({ origin, shop, logo: null, title: 'Корзина' }),
      missingHead('Такого магазина нет'),
    ]) {
      expect(contents(head).robots).toBe('noindex');
      expect([linkOf(head, 'canonical'), jsonLdOf(head)]).toEqual([undefined, []]);
    }
  });

  it('a page of a list that has nothing is not indexed, an empty shop is', () => {
    expect(contents(home({ list: { ...all, page: 9, empty: true } })).robots).toBe('noindex');
    expect(contents(home({ list: { ...all, empty: true } })).robots).not.toContain('noindex');
  });

  it('a document is found under its own address', () => {
    const head = documentHead({ origin, shop, logo: null, title: 'Публичная оферта', path: '/shop/verbena/offer' });
    expect(head.title).toBe('Публичная оферта — Вербена');
    expect(linkOf(head, 'canonical')).toBe('https://bloom.example/b2b/shop/verbena/offer');
  });

  it('is an application of a phone: manifest and icons', () => {
    expect(['manifest', 'icon', 'apple-touch-icon'].map((rel) => linkOf(home(), rel))).toEqual([
      '/b2b/shop/verbena/manifest.webmanifest',
      '/b2b/shop/verbena/icons/32.png',
      '/b2b/shop/verbena/icons/192.png',
    ]);
  });
});

describe('a description', () => {
  it('is one line of about 160 characters, cut after a word', () => {
    expect(truncateDescription('Пионы\n\n и  розы')).toBe('Пионы и розы');
    const long = truncateDescription('Свежие цветы каждый день, '.repeat(20));
    expect(long.length).toBeLessThanOrEqual(161);
    expect(long).toMatch(/(?:Свежие|цветы|каждый|день)…$/);
    fc.assert(
      fc.property(anyText(400), (text) => {
        const short = truncateDescription(text);
        expect(short.length).toBeLessThanOrEqual(161);
        // Half of a surrogate pair would throw.
        expect(() => encodeURIComponent(short)).not.toThrow();
      }),
    );
  });

  it.each(['🇷🇺', '👩‍🌾'])('leaves %s out whole where it does not fit', (emoji) => {
    const words = 'я'.repeat(161 - emoji.length);
    expect(truncateDescription(words + emoji)).toBe(`${words}…`);
  });
});

describe('structured data', () => {
  it('says what the page shows: price, currency, stock, address', () => {
    const [item, crumbs, store] = jsonLdOf(page());
    expect(item).toMatchObject({
      '@type': 'Product',
      name: 'Пионы',
      offers: {
        '@type': 'Offer',
        price: '4900.00',
        priceCurrency: 'RUB',
        availability: 'https://schema.org/InStock',
        url: 'https://bloom.example/b2b/shop/verbena/product/p1',
      },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect((crumbs?.itemListElement as { name: string }[] | undefined)?.map((step) => step.name)).toEqual([
      'Каталог',
      'Букеты',
      'Пионы',
    ]);
    expect(store).toMatchObject({ '@type': 'Store', name: 'Вербена', telephone: '+79991234567' });
    expect(jsonLdOf(home()).map((thing) => thing['@type'])).toEqual(['Store', 'WebSite']);
  });

  it('says when the shop is open: days of the same hours together, over midnight, the whole day', () => {
    const openingHours: PublicShop['openingHours'] = [
      { day: 'mon', from: '09:00', to: '21:00' },
      { day: 'tue', from: '09:00', to: '21:00' },
      { day: 'fri', from: '10:00', to: '02:00' },
      { day: 'sat', from: '00:00', to: '00:00' },
    ];
    const spec = { '@type': 'OpeningHoursSpecification' };
    expect(jsonLdOf(home({ shop: { ...shop, openingHours } }))[0]?.openingHoursSpecification).toEqual([
      { ...spec, dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '21:00' },
      { ...spec, dayOfWeek: ['Friday'], opens: '10:00', closes: '02:00' },
      { ...spec, dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
    ]);
    expect(jsonLdOf(home())[0]).not.toHaveProperty('openingHoursSpecification');
  });
});
