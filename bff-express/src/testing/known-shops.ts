import { XMLParser } from 'fast-xml-parser';
import { type Seen, sendJson, sendServiceProblem } from './fake-service.ts';
import { type RunningBff, startBff } from './running-bff.ts';

export const xml = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  isArray: (name) => ['sitemap', 'offer', 'category', 'picture'].includes(name),
});

interface Known {
  title: string;
  mum: string;
  revision: number;
  categories: { categoryId: string; title: string; description: string; products: [] }[];
  offers: Record<string, unknown>[];
}
export const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const offerOf = (n: number, change: object = {}) => ({
  product_id: uuid(n),
  title: `Букет ${n}`,
  description: 'Свежие цветы',
  price: 4900,
  old_price: null,
  sizes: [],
  category_id: null,
  pictures: [{ link: '/b2b/bff/s3/v1/content/file/pictures/abcdefghijklmnopqrst', width: 2400, height: 1800 }],
  ...change,
});

interface KnownShops {
  bff: RunningBff;
  known: Known;
  closed: Record<string, [status: number, code: string]>;
}

export function answerOf(known: Known, seen: Seen, name: string): unknown {
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

export function startWithKnownShops(): KnownShops {
  const shops = {} as KnownShops;
  let revision = 0;
  beforeAll(async () => {
    shops.bff = await startBff({
      env: { PUBLIC_ORIGIN_BLOOM: 'https://bloom.example', PUBLIC_ORIGIN_MUM: 'https://mum.example' },
    });
  });
  afterAll(() => shops.bff.stop());
  beforeEach(() => {
    const { bff } = shops;
    revision += 1000;
    shops.known = { title: 'Вербена', mum: 'notFound', revision, categories: [], offers: [offerOf(1)] };
    shops.closed = { 'no-such': [404, 'shop_not_found'], stopped: [503, 'shop_stopped'] };
    bff.service.seen.length = 0;
    bff.service.answer((seen, response) => {
      const name = String(seen.headers['x-merchant-name']);
      const refusal = shops.closed[name];
      if (refusal) return sendServiceProblem(response, ...refusal);
      sendJson(response, 200, answerOf(shops.known, seen, name));
    });
  });
  return shops;
}
