import * as api from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { createNetwork, goodAs, openScreen, orderAs, productAs, refuse } from 'shared-runtime/testing';
import type { z } from 'zod';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

export const merchantName = 'verbena';
const merchantId = '01890000-0000-7000-8000-000000000001';

export const idOf = (index: number) => `01890000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`;
export const peonyId = idOf(1);
export const rosesId = idOf(2);
export const dressId = idOf(3);

export const product = (product_id: string, title: string, more: Partial<api.ProductWire> = {}): api.ProductWire => {
  const preview = { link: `/pictures/${product_id}.jpg`, width: 900, height: 1050, colour: '#eee' };
  return productAs(product_id, title, { preview, ...more });
};

const dressFields = JSON.stringify([
  { type: 'textarea', value: 'Вологодский лён.\nСтирать при 30 °C.' },
  {
    type: 'sizes',
    sizes: [
      { id: 's', value: 'S · 42–44' },
      { id: 'm', value: 'M · 46–48' },
    ],
  },
]);

export const peony = product(peonyId, 'Пионы «Сара Бернар»', { price: 4900, old_price: 5600, order: 1 });
export const roses = product(rosesId, 'Красные розы', { price: 6200, order: 2 });
export const dress = product(dressId, 'Льняное платье', {
  price: 7800,
  order: 3,
  meta_options: { product_fields: dressFields },
});

export const pricedDress = product(dressId, 'Льняное платье', {
  price: 7800,
  order: 3,
  meta_options: {
    product_fields: api.serializeProductFields([
      {
        type: 'sizes',
        sizes: [
          { id: 's', value: 'S · 42–44', price: 6900, sale: 7500 },
          { id: 'm', value: 'M · 46–48' },
          { id: 'l', value: 'L · 50–52', price: 8400 },
        ],
      },
    ]),
  },
});

const settings = {
  merchantId,
  name: merchantName,
  title: 'Вербена',
  description: 'Собираем букеты утром.\nЦветы берём на ферме.',
  contactPhone: '+79000001234',
  locationAddress: 'Коломна, ул. Лажечникова, 9',
  email: 'hello@verbena.example',
  visibility: 'published',
  contacts: JSON.stringify([{ type: 'telegram', value: 'verbena' }]),
  fio: 'Соколова Анна Викторовна',
  inn: '500100732259',
  ogrnip: '304500116000157',
  productTypes: ['Цветы'],
};

export const conditions = {
  id: 'c1',
  merchantId,
  showAddress: true,
  deliveryMethod: wireMethodsOf('Курьером по Коломне — 300 ₽, в течение двух часов', 'Самовывоз — ул. Лажечникова, 9'),
  communication: [],
  createdAt: '',
  updatedAt: '',
};
type Conditions = NonNullable<z.input<typeof api.readDeliveryInfo.response>>;

interface ShopOptions {
  settings?: Record<string, unknown>;
  conditions?: Conditions | null;
  products?: api.ProductWire[];
  addons?: api.ProductWire[];
}

export function networkOfShop({
  settings: more,
  conditions: terms = conditions,
  products,
  addons = [],
}: ShopOptions = {}) {
  const network = createNetwork();
  let stock = products ?? [peony, roses, dress];
  network.on(api.readShop, { merchant_info: { ...settings, ...more } });
  network.on(api.readDeliveryInfo, terms);
  network.on(api.listPaymentMethods, { payment_methods: [{ type: 'p2p' }] });
  network.on(api.listPublicContent, { tag: 'done', data: [] });
  network.on(api.listPublicCategories, { categories: [] });
  const isRelated = (id: string) => {
    const its = stock.find(({ product_id }) => product_id === id)?.categories ?? [];
    return (one: api.ProductWire) => one.product_id !== id && one.categories.some((category) => its.includes(category));
  };
  network.on(api.listPublicProducts, ({ product_ids, related_to, addons: onlyAddons, page = 1, per_page = 20 }) => {
    if (onlyAddons) return { products_list: addons, total_count: addons.length };
    const selected = product_ids ? stock.filter(({ product_id }) => product_ids.includes(product_id)) : stock;
    const found = related_to ? selected.filter(isRelated(related_to)) : selected;
    return { products_list: found.slice((page - 1) * per_page, page * per_page), total_count: found.length };
  });
  network.on(api.readPublicProduct, ({ product_id }) => {
    const found = stock.find((one) => one.product_id === product_id);
    return found ? { product: found } : refuse('not_found');
  });
  return Object.assign(network, {
    sell: (next: api.ProductWire[]) => {
      stock = next;
    },
  });
}

export const orderPage = (more: Partial<api.OrderWire> = {}): z.input<typeof api.readOrderPageByToken.response> => ({
  order: orderAs(
    {
      order_id: 'o1',
      order_number: '1047',
      created: '2026-06-14T07:24:00Z',
      updated: '2026-06-14T07:24:00Z',
      cart: {
        products_info: [
          { ...goodAs('Пионы «Сара Бернар»', 2, 4900, '{"id":"m","value":"M, 15 пионов"}'), id: peonyId },
        ],
        sum: 9800,
      },
      ...more,
    },
    {
      contact_phone_number: '+7 ••• •••-••-67',
      delivery_address: 'Коломн•••',
      name: 'О•••',
      delivery_method: 'Курьером по Коломне',
      comment: '•••',
    },
  ),
  shop: { name: merchantName, title: 'Вербена' },
  payment_details: [
    { type: 'card', value: '2200 0000 0041 7281', bank: 'Т-Банк', holder: 'Анна Викторовна С.' },
    { type: 'phone', value: '+79000001234' },
  ],
  history: [{ at: '2026-06-14T07:24:00Z', kind: 'status', to: 'created', actor: 'shopper' }],
  can_cancel: (more.status ?? 'created') === 'created',
});

export const openShop = (path = ''): ReturnType<typeof openScreen> =>
  openScreen({ manifest, screens }, `/shop/${merchantName}${path}`);

export const price = (roubles: number): RegExp => new RegExp(`^${spaced(roubles)}\\s₽$`);

export const spaced = (roubles: number): string => String(roubles).replace(/\B(?=(\d{3})+$)/g, '\\s');
