import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import type { PublicShop } from 'shared-contracts';
import type { ServedBrand } from '../brands/brands.ts';
import { readConfig } from '../config.ts';
import { sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { answerOf, offerOf, startWithKnownShops, uuid, xml } from '../testing/known-shops.ts';
import type { Ask } from './discovery-reads.ts';
import { feedPieces } from './feed.ts';

const shops = startWithKnownShops();

async function feed(name = 'verbena') {
  shops.known.revision += 1;
  const answer = await shops.bff.call(`/b2b/shop/${name}/feed.yml`, { headers: { host: 'evil.example' } });
  expect(XMLValidator.validate(answer.text)).toBe(true);
  const { yml_catalog } = xml.parse(answer.text);
  return { answer, date: yml_catalog['@_date'], shop: yml_catalog.shop, offers: yml_catalog.shop.offers.offer ?? [] };
}

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
    shops.known.offers = Array.from({ length: 450 }, (_, n) => offerOf(n + 1));
    const idsOf = async () => (await feed()).offers.map((offer: Record<string, string>) => offer['@_id']);
    const ids: string[] = await idsOf();
    expect(new Set(ids).size).toBe(450);
    for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{1,20}$/);
    expect(await idsOf()).toEqual(ids);
  });

  it('sizes that cost differently are offers of one group, each with its price, its name and an id that stays', async () => {
    const sizes = [
      { id: 's', value: 'S · 15 роз', price: 2900, old_price: null },
      { id: 'm', value: 'M', price: 3900, old_price: 4500, availability: 'to_order' },
      { id: 'x', value: 'Даром', price: 0, old_price: null },
      { id: 'l', value: 'L', price: 5900, old_price: null, availability: 'sold_out' },
    ];
    shops.known.offers = [offerOf(1, { sizes }), offerOf(2)];
    const { offers } = await feed();
    const shown = offers.map((offer: Record<string, unknown>) => [
      offer.name,
      offer.price,
      offer.oldprice,
      offer.param,
      offer['@_available'],
    ]);
    const param = (value: string) => ({ '@_name': 'Размер', '#text': value });
    expect(shown).toEqual([
      ['Букет 1, S · 15 роз', '2900', undefined, param('S · 15 роз'), 'true'],
      ['Букет 1, M', '3900', '4500', param('M'), 'false'],
      ['Букет 2', '4900', undefined, undefined, 'true'],
    ]);
    const groups = offers.map((offer: Record<string, string>) => offer['@_group_id']);
    expect(groups[0]).toMatch(/^[1-9]\d{0,8}$/);
    expect(groups).toEqual([groups[0], groups[0], undefined]);
    const ids = offers.map((offer: Record<string, string>) => offer['@_id']);
    expect(new Set(ids).size).toBe(3);
    expect((await feed()).offers.map((offer: Record<string, string>) => offer['@_id'])).toEqual(ids);
  });

  it('ids of categories are whole numbers of at most 18 digits, and each offer’s category is in the list', async () => {
    const categories = [1, 2, 3].map((n) => ({
      categoryId: uuid(n),
      title: `Раздел ${n}`,
      description: '',
      products: [] as [],
    }));
    Object.assign(shops.known, {
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
    shops.known.offers = [
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

  it('what has to be made first is not available, and what is sold out is no offer, with sizes or without', async () => {
    const size = { id: 's', value: 'S', price: 100, old_price: null };
    shops.known.offers = [
      offerOf(1, { availability: 'to_order' }),
      offerOf(2, { availability: 'sold_out' }),
      offerOf(3, { availability: 'sold_out', sizes: [size] }),
      offerOf(4, { availability: 'in_stock' }),
    ];
    const { offers } = await feed();
    const shown = offers.map((offer: Record<string, string>) => [offer.name, offer['@_available']]);
    expect(shown).toEqual([
      ['Букет 1', 'false'],
      ['Букет 4', 'true'],
    ]);
  });

  it('two shops that are asked for at once are each its own document', async () => {
    const open = (name: string) => shops.bff.call(`/b2b/shop/${name}/feed.yml`);
    const [one, other] = await Promise.all([open('verbena'), open('len-i-med')]);
    expect([one.text.includes('/b2b/shop/verbena/'), other.text.includes('/b2b/shop/verbena/')]).toEqual([true, false]);
  });

  it('one to ten pictures, JPEG, large enough, at addresses of at most 512 characters; without one there is no offer', async () => {
    const picture = (n: number, width = 600, height = 600) => ({
      link: `/b2b/bff/s3/v1/content/file/pictures/k${n}`,
      width,
      height,
    });
    shops.known.offers = [
      offerOf(1, { pictures: [] }),
      offerOf(2, { pictures: [picture(0, 299, 600)] }),
      offerOf(3, { pictures: Array.from({ length: 12 }, (_, n) => picture(n)) }),
      offerOf(4, { pictures: [picture(0, 300, 300)] }),
      // As wide as it is sent, it is only 240 high.
      offerOf(5, { pictures: [picture(0, 6000, 1200)] }),
    ];
    const { offers } = await feed();
    expect(offers.map(({ name }: Record<string, string>) => name)).toEqual(['Букет 3', 'Букет 4']);
    expect(offers[0].picture).toHaveLength(10);
    for (const address of offers[0].picture) {
      expect(address).toMatch(/^https:\/\/bloom\.example\/.*\.jpg\?w=1200$/);
      expect(address.length).toBeLessThanOrEqual(512);
    }
  });

  it('a name of at most 150 characters and a description of at most 3000, never empty', async () => {
    shops.known.offers = [
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
        Object.assign(shops.known, {
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
    shops.known.offers = [offerOf(1, { title: '<b>A & "B"</b>', description: '<script>1</script> ]]>' })];
    const [offer] = (await feed()).offers;
    expect([offer.name, offer.description]).toEqual(['<b>A & "B"</b>', '<script>1</script> ]]>']);
  });

  it('offers come one by one, however many sizes repeat one long description', async () => {
    const sizes = Array.from({ length: 950 }, (_, n) => ({ id: `s${n}`, value: `${n}`, price: 100, old_price: null }));
    const offers = [offerOf(1, { sizes, description: '&'.repeat(3_000) }), offerOf(2)];
    const ask: Ask = async ({ response }) => response.parse({ offers });
    const [brand] = readConfig({ STAGE: 'demo' }).brands;
    const shop = { name: 'verbena', title: 'Вербена', fio: '' } as PublicShop;
    const lengths: number[] = [];
    const offersIn: number[] = [];
    let whole = '';
    for await (const piece of feedPieces(ask, { brand: brand as ServedBrand, shop, categories: [], now: new Date() })) {
      lengths.push(piece.length);
      if (!piece.startsWith('<offer ')) whole += piece;
      offersIn.push(piece.split('<offer ').length - 1);
    }
    expect(offersIn).toEqual([0, ...Array(951).fill(1), 0]);
    expect(Math.max(...lengths)).toBeLessThan(20_000);
    // A seller who has not given a name is called as the shop is.
    expect(whole).toContain('<company>Вербена</company>');
  });

  it('ten thousand offers come page by page, each once', async () => {
    shops.known.offers = Array.from({ length: 10_000 }, (_, n) => offerOf(n + 1));
    const { offers } = await feed('ten-thousand');
    expect(new Set(offers.map((offer: Record<string, string>) => offer.url)).size).toBe(10_000);
    expect(shops.bff.service.seen.filter(({ url }) => url === '/internal-api/shop/offers')).toHaveLength(51);
  });

  it('a feed that breaks off in the middle is no whole answer', async () => {
    shops.known.offers = Array.from({ length: 300 }, (_, n) => offerOf(n + 1));
    shops.bff.service.answer((seen, response) => {
      const breaks = seen.url === '/internal-api/shop/offers' && JSON.parse(seen.body).after;
      if (breaks) sendServiceProblem(response, 500, 'internal');
      else sendJson(response, 200, answerOf(shops.known, seen, 'verbena'));
    });
    const broken = await shops.bff.call('/b2b/shop/verbena/feed.yml');
    expect([broken.status, broken.headers.etag]).toEqual([502, undefined]);
    shops.bff.service.answer((seen, response) => sendJson(response, 200, answerOf(shops.known, seen, 'verbena')));
    expect((await feed()).offers).toHaveLength(300);
  });

  it('a shop with an approved mum status has its addresses on the mum host', async () => {
    shops.known.mum = 'approved';
    expect((await feed()).shop.url).toBe('https://mum.example/b2b/shop/verbena');
  });
});
