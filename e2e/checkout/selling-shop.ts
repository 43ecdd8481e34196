import { randomBytes } from 'node:crypto';
import {
  addProduct,
  createDeliveryConditions,
  listOrders,
  type Order,
  type ProductField,
  register,
  setProductTypes,
  updateMerchant,
  updateProduct,
} from 'shared-contracts';
import { methodsOf } from 'shared-contracts/samples';
import { Client } from 'tooling/client';
import { platform } from '../support/platform.ts';

export interface SellingShop {
  path: string;
  client: Client;
  account: { email: string; password: string };
  add: (title: string, price: number, sizes?: readonly string[]) => Promise<string>;
  change: (product_id: string, changes: { price?: number; published?: boolean }) => Promise<unknown>;
  orders: () => Promise<Order[]>;
}

const transfers = {
  type: 'account',
  value: '40802810100000000917',
  bank: 'ПАО Сбербанк',
  holder: 'ИП Соколова Анна Викторовна',
  bic: '044525225',
  correspondent: '30101810400000000225',
} as const;

const fieldsOf = (text: string, sizes: readonly string[]): ProductField[] => [
  { type: 'textarea', value: text },
  ...(sizes.length
    ? [{ type: 'sizes' as const, sizes: sizes.map((value, index) => ({ id: `s${index}`, value })) }]
    : []),
];

export async function openShop(text?: string): Promise<SellingShop> {
  const merchantName = `e2e-${randomBytes(6).toString('hex')}`;
  const guest = new Client({ origin: platform.origin() });
  const account = { email: `${merchantName}@e2e.test`, password: 'long enough' };
  const { client } = await guest.signIn(register, { merchantName, ...account });
  const ways = ['Курьером по городу — 300 ₽', 'Самовывоз — ул. Лажечникова, 9'];
  await client.call(createDeliveryConditions, {
    showAddress: true,
    deliveryMethods: methodsOf(...(text ? [text] : ways)),
    communications: [{ type: 'telegram', value: 'e2e_shop' }],
  });
  const card = { type: 'card' as const, value: '2200700712345676', bank: text ?? 'Т-Банк', holder: text ?? 'Анна С.' };
  await client.call(updateMerchant, {
    contactPhone: '+79161234567',
    locationAddress: text ?? 'Коломна',
    settings: {
      title: text ?? 'Пионы и точка',
      description: text ?? 'Букеты',
      fio: text ?? 'Соколова Анна Викторовна',
      inn: '500100732259',
      visibility: 'published',
      paymentMethods: [card, transfers],
    },
  });
  await client.call(setProductTypes, { product_types: ['Цветы'] });
  return {
    path: `/b2b/shop/${merchantName}`,
    client,
    account,
    add: (title, price, sizes = []) =>
      client.call(addProduct, {
        title,
        price,
        sale: null,
        published: true,
        categories: [],
        meta: { productFields: fieldsOf(text ?? 'Свежие', sizes) },
      }),
    change: (id, changes) => client.call(updateProduct, { id, ...changes }),
    orders: async () => (await client.call(listOrders, {})).orders,
  };
}
