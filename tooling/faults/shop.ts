import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addProduct, checkout, consentVersions, register, updateMerchant } from 'shared-contracts';
import { StartupError } from '../config/startup-error.ts';
import { Client } from '../demo/client.ts';
import { texts } from './texts.ts';

const price = 100;
const timeout = 120_000;
const pause = 250;

export const raisedLimitsEnv = { LIMITS_FACTOR: '1000' };

export interface Shop {
  merchantId: string;
  merchantName: string;
  productId: string;
  owner: Client;
  email: string;
  order(index: number): Promise<{ orderId: string; retries: number }>;
  tryOrder(index: number): Promise<unknown>;
}

export async function makeShop(origin: string): Promise<Shop> {
  const guest = new Client({ origin });
  const merchantName = `faults-${randomBytes(6).toString('hex')}`;
  const email = `${merchantName}@faults.test`;
  const account = { merchantName, email, password: randomUUID() };
  const { client, merchantId } = await guest.signIn(register, account);
  await client.call(updateMerchant, { settings: { visibility: 'published' } });
  const product = { title: 'Букет', price, sale: null, published: true, categories: [], meta: { productFields: [] } };
  const productId = await client.call(addProduct, product);
  const cartOf = (index: number) => ({
    merchantName,
    idempotency_key: randomUUID(),
    products: [{ product_id: productId, quantity: 1 }],
    delivery_info: {
      name: 'Анна',
      contact_phone_number: `+7900${String(index).padStart(7, '0')}`,
      delivery_address: `Коломна, улица Лажечникова, ${index}`,
    },
    payment_method: 'p2p' as const,
    expected_sum: price,
    consents: { offer: consentVersions.offer, personal_data: consentVersions.personal_data },
  });
  return {
    merchantId,
    merchantName,
    productId,
    owner: client,
    email,
    async order(index) {
      const cart = cartOf(index);
      const end = performance.now() + timeout;
      for (let retries = 0; ; retries += 1) {
        try {
          return { orderId: (await guest.call(checkout, cart)).orderId, retries };
        } catch (error) {
          if (performance.now() > end) throw new StartupError(texts.orderNotTaken((error as Error).message));
          await sleep(pause);
        }
      }
    },
    tryOrder: (index) => guest.call(checkout, cartOf(index)),
  };
}

interface KeptOrders {
  ids: string[];
  half: number;
}

export async function readOrders(databaseUrl: string, merchantId: string): Promise<KeptOrders> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; whole: boolean }>(
      `select o.order_id as id,
              o.sum = (select coalesce(sum(l.price * l.quantity), 0) from order_lines l
                       where l.merchant_id = o.merchant_id and l.order_id = o.order_id)
              and exists (select 1 from order_words w where w.merchant_id = o.merchant_id and w.number = o.number) as whole
       from orders o where o.merchant_id = $1`,
      [merchantId],
    );
    return { ids: rows.map(({ id }) => id), half: rows.filter(({ whole }) => !whole).length };
  } finally {
    await client.end();
  }
}
