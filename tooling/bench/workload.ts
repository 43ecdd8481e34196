import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { StartupError } from '../config/startup-error.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { texts } from './texts.ts';

const demoShop: string = demoAccounts.verbena.merchantName;

export interface Workload {
  title: string;
  call(): api.Call;
  fresh: boolean;
  holds?: string;
}

export async function callOnce(
  origin: string,
  title: string,
  { method, path, headers, body }: api.Call,
): Promise<Response> {
  const answer = await fetch(origin + path, { method, headers, body });
  if (!answer.ok) throw new StartupError(texts.refused(title, answer.status));
  return answer;
}

function checkoutOf(product: api.Product, merchantName: string, delivery: object): api.Call {
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
      ...delivery,
    },
    payment_method: 'p2p',
    expected_sum: api.costOf(product, size).price,
    consents: { offer: api.consentVersions.offer, personal_data: api.consentVersions.personal_data },
  });
}

/** Uncompressed, so that the text shows whether the server has rendered the page. */
const pageCall = (headers: Record<string, string>): api.Call => ({
  method: 'GET',
  path: `${api.basePath}/shop/${demoShop}`,
  headers: { 'accept-encoding': 'identity', ...headers },
  body: undefined,
});

export async function cookiesOf(origin: string, { email, password }: { email: string; password: string }) {
  const answer = await callOnce(origin, texts.signIn, api.callOf(api.authorize, { email, password }));
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

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

/** The shop's pick-up, since it uses no delivery interval, of which only a few are free; nothing where the shop has no methods. */
async function pickupOf(origin: string, merchantName: string): Promise<object> {
  const answer = await callOnce(origin, texts.list, api.callOf(api.readDeliveryInfo, { merchantName }));
  const { deliveryMethods = [] } = api.readDeliveryInfo.decode(await answer.json()) ?? {};
  const pickup = deliveryMethods.find(({ kind }) => kind === 'pickup');
  return pickup ? { delivery_method_id: pickup.id } : {};
}

export async function checkoutWorkload(origin: string, merchantName = demoShop): Promise<Workload> {
  const answer = await callOnce(origin, texts.list, listOf(merchantName));
  const [product] = api.listPublicProducts.decode(await answer.json()).products;
  if (!product) throw new StartupError(texts.noProduct);
  const delivery = await pickupOf(origin, merchantName);
  return { title: texts.checkout, call: () => checkoutOf(product, merchantName, delivery), fresh: true };
}

export async function findWorkloads(origin: string): Promise<Workload[]> {
  return [
    { title: texts.list, call: () => list, fresh: false },
    ...(await pageWorkloads(origin)),
    await checkoutWorkload(origin),
  ];
}
