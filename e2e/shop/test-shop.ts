import { randomBytes } from 'node:crypto';
import {
  addCategory,
  addProduct,
  createDeliveryConditions,
  deleteProduct,
  type ProductField,
  register,
  updateMerchant,
} from 'shared-contracts';
import { methodsOf } from 'shared-contracts/samples';
import { Client } from 'tooling/client';
import { platform } from '../support/platform.ts';

export interface TestShop {
  path: string;
  client: Client;
  merchantId: string;
  account: { email: string; password: string };
  products: string[];
}

interface ShopTexts {
  title: string;
  text: string;
  products: string[];
  sizes?: readonly string[];
}

const fieldsOf = (text: string, sizes: readonly string[]): ProductField[] => [
  { type: 'textarea', value: text },
  { type: 'sizes', sizes: sizes.map((value, index) => ({ id: `s${index || ''}`, value })) },
];

export async function makeShop({ title, text, products, sizes = [text.slice(0, 60)] }: ShopTexts): Promise<TestShop> {
  const merchantName = `e2e-${randomBytes(6).toString('hex')}`;
  const guest = new Client({ origin: platform.origin() });
  const account = { merchantName, email: `${merchantName}@e2e.test`, password: 'long enough' };
  const { client, merchantId } = await guest.signIn(register, account);
  const category = await client.call(addCategory, { title: text.slice(0, 60), description: text });
  const ids: string[] = [];
  for (const name of products) {
    const meta = { productFields: fieldsOf(text, sizes) };
    ids.push(
      await client.call(addProduct, {
        title: name,
        price: 1200,
        sale: 1500,
        published: true,
        categories: [category],
        meta,
      }),
    );
  }
  await client.call(createDeliveryConditions, {
    showAddress: true,
    deliveryMethods: methodsOf(text),
    communications: [{ type: 'telegram', value: 'e2e_shop' }],
  });
  await client.call(updateMerchant, {
    contactPhone: '+79161234567',
    locationAddress: text,
    settings: { title, description: text, fio: text, visibility: 'published' },
  });
  return { path: `/b2b/shop/${merchantName}`, client, merchantId, account, products: ids };
}

export const removeProduct = ({ client }: TestShop, product_id: string) => client.call(deleteProduct, { product_id });
