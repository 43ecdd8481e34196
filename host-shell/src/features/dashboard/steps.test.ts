import { type DeliveryConditions, type Merchant, type Product, readMerchant } from 'shared-contracts';
import { merchantAs } from 'shared-runtime/testing';
import { stepsOf } from './steps.ts';

const details = { title: 'Вербена', fio: 'Крылова Анна', inn: '500100732259', ogrnip: '304500116000157' };
const merchantOf = (info: Record<string, unknown>, phone: string | null = '+79991234567'): Merchant =>
  readMerchant.decode(merchantAs(info, phone));
const product = (id: string, preview: object | null = null) => ({ id, preview }) as Product;
const conditions = (count: number) =>
  ({ deliveryMethods: Array.from({ length: count }, () => ({})) }) as unknown as DeliveryConditions;

interface Given {
  info?: Record<string, unknown>;
  phone?: string | null;
  products?: Product[];
  delivery?: DeliveryConditions | null;
  heard?: boolean;
  paid?: boolean;
}
const steps = ({ info = {}, phone = null, products = [], delivery = null, heard = false, paid = false }: Given) =>
  stepsOf(merchantOf(info, phone), products, delivery, { heard, paid });
const done = (given: Given) => steps(given).flatMap((step) => (step.done ? [step.id] : []));

it.each<[string, Given, string[]]>([
  ['nothing', {}, []],
  ['the details', { info: details, phone: '+79991234567' }, ['details']],
  ['the details without a phone', { info: details }, []],
  ['a product', { products: [product('p1')] }, ['product']],
  ['a second product with a picture', { products: [product('p1'), product('p2', {})] }, ['product', 'picture']],
  ['conditions without a way', { delivery: conditions(0) }, []],
  ['a way to deliver', { delivery: conditions(1) }, ['delivery']],
  ['a way to pay', { paid: true }, ['payment']],
  ['an open shop', { info: { visibility: 'published' } }, ['publish']],
  ['where one hears of orders', { heard: true }, ['notices']],
])('%s ticks its step', (_, given, ids) => expect(done(given)).toEqual(ids));

it('each step leads to where it is done; a picture to the first product, where there is one', () => {
  const to = (given: Given) => Object.fromEntries(steps(given).map((step) => [step.id, step.to]));
  expect(to({})).toEqual({
    details: '/merchant/settings/shop',
    product: '/merchant/products/new',
    picture: '/merchant/products/new',
    delivery: '/merchant/settings/delivery',
    payment: '/merchant/settings/payment',
    publish: '/merchant/settings/shop#visibility',
    notices: '/merchant/settings/notifications',
  });
  expect(to({ products: [product('p1'), product('p2')] }).picture).toBe('/merchant/products/p1');
});

it('says what of the details is missing once some are there, and leads to the first of it', () => {
  const [untouched] = steps({});
  expect(untouched).not.toHaveProperty('missing');
  const [begun] = steps({
    info: { title: 'Вербена', sellerKind: 'entrepreneur', fio: 'Крылова Анна', inn: details.inn },
  });
  expect(begun).toMatchObject({ done: false, to: '/merchant/settings/shop#field-phone', missing: ['phone', 'ogrnip'] });
  for (const info of [{ title: 'Вербена' }, { fio: 'А' }, { inn: '1' }, { ogrnip: '1' }])
    expect(steps({ info })[0]).toHaveProperty('missing');
  expect(steps({ phone: '+79991234567' })[0]?.missing?.[0]).toBe('title');
});
