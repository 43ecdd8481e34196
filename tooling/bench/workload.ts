import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { StartProblem } from '../config/problem.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { texts } from './texts.ts';

const demoShop: string = demoAccounts.verbena.merchantName;

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

function checkoutOf(product: api.Product, merchantName: string): api.Call {
  const [size = null] = api.sizesOf(product);
  return api.callOf(api.checkout, {
    merchantName,
    idempotency_key: randomUUID(),
    products: [{ product_id: product.id, quantity: 1, size_id: size?.id ?? null }],
    delivery_info: {
      name: 'Анна',
      contact_phone_number: '+79991234567',
      delivery_address: 'Москва, Тверская улица, 1',
      email: 'anna@bench.test',
      // What somebody comes for takes no courier's hour, of which there are few.
      delivery_method: 'Самовывоз',
    },
    payment_method: 'p2p',
    expected_sum: api.costOf(product, size).price,
    consents: { offer: api.consentVersions.offer, personal_data: api.consentVersions.personal_data },
  });
}

/** Uncompressed, so that it can be seen whether it is the page that the server rendered. */
const pageCall = (headers: Record<string, string>): api.Call => ({
  method: 'GET',
  path: `${api.basePath}/shop/${demoShop}`,
  headers: { 'accept-encoding': 'identity', ...headers },
  body: undefined,
});

/** Cookies of a merchant who has signed in. */
export async function cookiesOf(origin: string, { email, password }: { email: string; password: string }) {
  const answer = await callOnce(origin, texts.signIn, api.callOf(api.authorize, { email, password }));
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** The shop's home as it is kept, and as it is rendered anew whenever its owner opens it. */
export async function pageWorkloads(origin: string): Promise<Workload[]> {
  const cookie = await cookiesOf(origin, demoAccounts.verbena);
  const page = (title: string, headers: Record<string, string>): Workload => {
    const call = pageCall(headers);
    return { title, call: () => call, fresh: false, holds: api.stateElementId };
  };
  return [page(texts.pageKept, {}), page(texts.pageAnew, { cookie })];
}

const listOf = (merchantName: string) => api.callOf(api.listPublicProducts, { merchantName, page: 1, per_page: 20 });
const list = listOf(demoShop);

/**
 * A shopper's order of a shop's first product, to be paid by transfer.
 * @param merchantName the shop; the demo's flower shop unless told
 * @throws StartProblem where the shop has nothing to sell
 */
export async function checkoutWorkload(origin: string, merchantName = demoShop): Promise<Workload> {
  const answer = await callOnce(origin, texts.list, listOf(merchantName));
  const [product] = api.listPublicProducts.decode(await answer.json()).products;
  if (!product) throw new StartProblem(texts.noProduct);
  return { title: texts.checkout, call: () => checkoutOf(product, merchantName), fresh: true };
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
