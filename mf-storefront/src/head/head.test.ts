import fc from 'fast-check';
import type { Category, Product, PublicShop } from 'shared-contracts';
import { type HeadTag, homeHead, type JsonLd, privateHead, productHead, serializeJsonLd } from './index.ts';
import { trimmed } from './text.ts';

const place = { origin: 'https://bloom.example', brandName: 'Bloom' };
const shop = {
  merchantId: 'm1',
  name: 'verbena',
  title: 'Вербена',
  description: 'Живые цветы с доставкой по Коломне.',
  contactPhone: '+79991234567',
  locationAddress: 'Коломна, Лажечникова, 9',
  visibility: 'published',
  email: 'verbena@example.ru',
  contacts: [],
  fio: 'Иванова Анна Петровна',
  inn: '',
  ogrnip: '',
} as unknown as PublicShop;
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
const category: Category = { id: 'c1', title: 'Букеты', description: '', productIds: ['p1'] };
const picture = { link: '/b2b/bff/s3/v1/content/file/pictures/abc', width: 2400, height: 1800 };
const all = { category: null, page: 1, narrowed: false };

const home = (change: object = {}) => homeHead({ place, shop, logo: null, banner: picture, list: all, ...change });
const page = (change: object = {}) =>
  productHead({ place, shop, logo: null, product, pictures: [picture], category, ...change });

const contents = (tags: HeadTag[]): Record<string, string> =>
  Object.fromEntries(
    tags.flatMap((tag) => (tag.tag === 'meta' ? [['name' in tag ? tag.name : tag.property, tag.content]] : [])),
  );
const linkOf = (tags: HeadTag[], rel: string) =>
  tags.flatMap((tag) => (tag.tag === 'link' && tag.rel === rel ? [tag.href] : []))[0];
const titleOf = (tags: HeadTag[]) => tags.flatMap((tag) => (tag.tag === 'title' ? [tag.text] : []))[0];
const things = (tags: HeadTag[]): JsonLd[] => tags.flatMap((tag) => (tag.tag === 'json-ld' ? [tag.data] : []));

/** Text of any characters, broken ones too. */
const anyText = (maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength }).map((codes) => String.fromCharCode(...codes));

describe('the head of a product', () => {
  it('gives messengers a picture, title and price', () => {
    expect(titleOf(page())).toBe('Пионы — Вербена');
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
    expect(things(page(change))).toEqual([]);
    expect(contents(page(change)).robots).toBe('noindex');
    expect(things(page()).length).toBeGreaterThan(0);
    expect(contents(page()).robots).not.toContain('noindex');
  });
});

describe('the head of a shop', () => {
  it('each page and category of the list is canonical for itself, and says which it is', () => {
    const address = 'https://bloom.example/b2b/shop/verbena';
    expect(linkOf(home(), 'canonical')).toBe(address);
    const second = home({ list: { category, page: 2, narrowed: false } });
    expect(linkOf(second, 'canonical')).toBe(`${address}?category=c1&page=2`);
    expect(titleOf(second)).toBe('Букеты, страница 2 — Вербена');
  });

  it('a search or another order is not indexed and leads to the list without them', () => {
    const narrowed = home({ list: { ...all, narrowed: true } });
    expect(contents(narrowed).robots).toBe('noindex');
    expect(linkOf(narrowed, 'canonical')).toBe('https://bloom.example/b2b/shop/verbena');
    expect(things(narrowed)).toEqual([]);
  });

  it('a cart, an order and what is missing is not for search engines', () => {
    const tags = privateHead({ place, shop, logo: null, title: 'Корзина' });
    expect(contents(tags).robots).toBe('noindex');
    expect(linkOf(tags, 'canonical')).toBeUndefined();
  });
});

describe('a description', () => {
  it('is one line of about 160 characters, cut after a word', () => {
    expect(trimmed('Пионы\n\n и  розы')).toBe('Пионы и розы');
    const long = trimmed('Свежие цветы каждый день, '.repeat(20));
    expect(long.length).toBeLessThanOrEqual(161);
    expect(long).toMatch(/(?:Свежие|цветы|каждый|день)…$/);
    fc.assert(
      fc.property(anyText(400), (text) => {
        const made = trimmed(text);
        expect(made.length).toBeLessThanOrEqual(161);
        // Half of a surrogate pair would throw.
        expect(() => encodeURIComponent(made)).not.toThrow();
      }),
    );
  });
});

describe('structured data', () => {
  it('cannot leave its script element, and is still the same data', () => {
    const evil = fc.oneof(
      anyText(60),
      fc.constantFrom('</script><script>alert(1)</script>', '<!--', ']]>', '\u2028', '&quot;', '"}'),
    );
    fc.assert(
      fc.property(evil, evil, evil, (title, text, name) => {
        const fields = [{ type: 'textarea', value: text }];
        const made = page({
          product: { ...product, title, meta: { productFields: fields } },
          shop: { ...shop, title: name },
        });
        for (const thing of things(made)) {
          const json = serializeJsonLd(thing);
          expect(json).not.toMatch(/[<>&\u2028\u2029]/);
          expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', ...JSON.parse(JSON.stringify(thing)) });
        }
      }),
    );
  });

  it('says what the page shows: price, currency, stock, address', () => {
    const [item, crumbs, store] = things(page());
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
      'Вербена',
      'Букеты',
      'Пионы',
    ]);
    expect(store).toMatchObject({ '@type': 'Store', name: 'Вербена', telephone: '+79991234567' });
    expect(things(home()).map((thing) => thing['@type'])).toEqual(['Store', 'WebSite']);
  });

  it('passes a validator of schema.org data and Google’s required properties, and the validator does find mistakes', async () => {
    const { default: Validator } = await import('@adobe/structured-data-validator');
    const errorsOf = async (list: readonly JsonLd[]) => {
      const copy = structuredClone(list);
      const typesOf = new Set(copy.map((thing) => String(thing['@type'])));
      const jsonld = Object.fromEntries(
        [...typesOf].map((type) => [type, copy.filter((one) => one['@type'] === type)]),
      );
      const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
      return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
    };
    expect(await errorsOf(things(page()))).toEqual([]);
    expect(await errorsOf(things(home({ list: { ...all, category } })))).toEqual([]);
    const [item] = things(page());
    expect(await errorsOf([{ ...item, '@type': 'Product', name: undefined, offers: undefined }])).not.toEqual([]);
  });
});
