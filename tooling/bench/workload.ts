import { randomUUID } from 'node:crypto';
import { type Call, callOf, checkout, consentVersions, listPublicProducts, type Product } from 'shared-contracts';
import { StartProblem } from '../config/problem.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { texts } from './texts.ts';

const { merchantName } = demoAccounts.verbena;

/** One kind of call that is measured. */
export interface Workload {
  title: string;
  /** The call; anew for every request where each must differ. */
  call(): Call;
  /** True where every call needs a body of its own. */
  fresh: boolean;
}

/** Makes a call once. */
export async function callOnce(
  origin: string,
  title: string,
  { method, path, headers, body }: Call,
): Promise<Response> {
  const answer = await fetch(origin + path, { method, headers, body });
  if (!answer.ok) throw new StartProblem(texts.refused(title, answer.status));
  return answer;
}

const sizeOf = (product: Product): string | null => {
  const sizes = product.meta.productFields.find((field) => field.type === 'sizes');
  return sizes?.type === 'sizes' ? (sizes.sizes[0]?.id ?? null) : null;
};

const checkoutOf = (product: Product): Call =>
  callOf(checkout, {
    merchantName,
    idempotency_key: randomUUID(),
    products: [{ product_id: product.id, quantity: 1, size_id: sizeOf(product) }],
    delivery_info: {
      name: 'Анна',
      contact_phone_number: '+79991234567',
      delivery_address: 'Москва, Тверская улица, 1',
    },
    payment_method: 'p2p',
    expected_sum: product.price ?? 0,
    consents: { offer: consentVersions.offer, personal_data: consentVersions.personal_data },
  });

/**
 * What is measured: a shopper's list of products and a shopper's order, in the demo's flower shop.
 * @throws StartProblem where the shop has nothing to sell
 */
export async function findWorkloads(origin: string): Promise<Workload[]> {
  const list = callOf(listPublicProducts, { merchantName, page: 1, per_page: 20 });
  const answer = await callOnce(origin, texts.list, list);
  const [product] = listPublicProducts.decode(await answer.json()).products;
  if (!product) throw new StartProblem(texts.noProduct);
  return [
    { title: texts.list, call: () => list, fresh: false },
    { title: texts.checkout, call: () => checkoutOf(product), fresh: true },
  ];
}
