import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { StartProblem } from '../config/problem.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { texts } from './texts.ts';

const { merchantName } = demoAccounts.verbena;

/** One kind of call that is measured. */
export interface Workload {
  title: string;
  /** The call; anew for every request where each must differ. */
  call(): api.Call;
  /** True where every call needs a body of its own. */
  fresh: boolean;
  /** What every answer must hold; one without it counts as an error. */
  holds?: string;
}

export async function callOnce(
  origin: string,
  title: string,
  { method, path, headers, body }: api.Call,
): Promise<Response> {
  const answer = await fetch(origin + path, { method, headers, body });
  if (!answer.ok) throw new StartProblem(texts.refused(title, answer.status));
  return answer;
}

const sizeOf = (product: api.Product): string | null => {
  const sizes = product.meta.productFields.find((field) => field.type === 'sizes');
  return sizes?.type === 'sizes' ? (sizes.sizes[0]?.id ?? null) : null;
};

const checkoutOf = (product: api.Product): api.Call =>
  api.callOf(api.checkout, {
    merchantName,
    idempotency_key: randomUUID(),
    products: [{ product_id: product.id, quantity: 1, size_id: sizeOf(product) }],
    delivery_info: {
      name: 'Анна',
      contact_phone_number: '+79991234567',
      delivery_address: 'Москва, Тверская улица, 1',
      email: 'anna@bench.test',
    },
    payment_method: 'p2p',
    expected_sum: product.price ?? 0,
    consents: { offer: api.consentVersions.offer, personal_data: api.consentVersions.personal_data },
  });

/** Uncompressed, so that it can be seen whether it is the page that the server rendered. */
const pageCall = (headers: Record<string, string>): api.Call => ({
  method: 'GET',
  path: `${api.basePath}/shop/${merchantName}`,
  headers: { 'accept-encoding': 'identity', ...headers },
  body: undefined,
});

/** The shop's home as it is kept, and as it is rendered anew for each visitor who is signed in. */
async function pageWorkloads(origin: string): Promise<Workload[]> {
  const { email, password } = demoAccounts.lenIMed;
  const answer = await callOnce(origin, texts.pageAnew, api.callOf(api.authorize, { email, password }));
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const page = (title: string, headers: Record<string, string>): Workload => {
    const call = pageCall(headers);
    return { title, call: () => call, fresh: false, holds: api.stateElementId };
  };
  return [page(texts.pageKept, {}), page(texts.pageAnew, { cookie })];
}

const list = api.callOf(api.listPublicProducts, { merchantName, page: 1, per_page: 20 });

/**
 * A shopper's order in the demo's flower shop, to be paid by transfer.
 * @throws StartProblem where the shop has nothing to sell
 */
export async function checkoutWorkload(origin: string): Promise<Workload> {
  const answer = await callOnce(origin, texts.list, list);
  const [product] = api.listPublicProducts.decode(await answer.json()).products;
  if (!product) throw new StartProblem(texts.noProduct);
  return { title: texts.checkout, call: () => checkoutOf(product), fresh: true };
}

/**
 * What is measured: a shopper's list of products, the page that shows them, and a shopper's order, in the demo's flower shop.
 * @throws StartProblem where the shop has nothing to sell
 */
export async function findWorkloads(origin: string): Promise<Workload[]> {
  return [
    { title: texts.list, call: () => list, fresh: false },
    ...(await pageWorkloads(origin)),
    await checkoutWorkload(origin),
  ];
}
