import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import type { Trx } from '../db/transaction.ts';
import type { TestClient } from './client.ts';
import type { TestServer } from './test-server.ts';

export interface TestMerchant {
  merchantId: string;
  name: string;
  email: string;
  password: string;
  token: string;
  owner: { token: string };
  shopper: { shop: string };
}

export async function newMerchant(server: TestClient, { published = true } = {}): Promise<TestMerchant> {
  const name = `shop-${randomUUID().slice(0, 12)}`;
  const email = `${name}@example.ru`;
  const password = 'correct horse';
  const signedIn = await server.ok(api.register, { merchant_name: name, email, password });
  const token = signedIn.merchant_auth_token;
  const owner = { token };
  if (published) await server.ok(api.updateMerchant, { additional_info: { visibility: 'published' } }, owner);
  return { merchantId: signedIn.merchant_id, name, email, password, token, owner, shopper: { shop: name } };
}

export async function newProduct(
  server: TestClient,
  merchant: TestMerchant,
  product: {
    title?: string;
    price?: number;
    is_posted?: boolean;
    fields?: api.ProductField[];
    categories?: string[];
  } = {},
): Promise<string> {
  const { title = 'Розы', price = 100, is_posted = true, fields = [], categories = [] } = product;
  const meta_options = { product_fields: api.serializeProductFields(fields) };
  const body = { title, price, is_posted, categories_to_add: categories, meta_options };
  return (await server.ok(api.addProduct, body, merchant.owner)).product_id;
}

export const checkoutOf = (productId: string, changes: Partial<api.CheckoutRequest> = {}): api.CheckoutRequest => ({
  idempotency_key: randomUUID(),
  products: [{ product_id: productId, quantity: 1 }],
  delivery_info: {
    contact_phone_number: '8 (999) 123-45-67',
    delivery_address: 'Коломна, ул. Лажечникова, 9',
    name: 'Анна',
    email: 'anna@example.ru',
  },
  payment_method: 'p2p',
  expected_sum: 100,
  consents: { offer: '1', personal_data: '1' },
  ...changes,
});

export async function newOrder(server: TestClient) {
  const merchant = await newMerchant(server);
  const productId = await newProduct(server, merchant);
  const placed = await server.ok(api.checkout, checkoutOf(productId), merchant.shopper);
  return { merchant, productId, placed };
}

export async function whileShopIsLocked<T>(
  { context }: TestServer,
  merchantId: string,
  calls: () => Promise<T>,
  change: (trx: Trx) => Promise<unknown> = async () => {},
): Promise<T> {
  let under: Promise<T> | undefined;
  await context.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('shop_state')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('merchant_id', '=', merchantId)
      .execute();
    under = calls();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await change(trx);
  });
  return under as Promise<T>;
}
