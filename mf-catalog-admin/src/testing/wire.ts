import * as api from 'shared-contracts';
import { createNetwork, merchantAs, pictureAs, productAs, refuse } from 'shared-runtime/testing';

const uuid = (group: number, number: number) =>
  `${String(group).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const wireProduct = (number: number, rest: Partial<api.ProductWire> = {}): api.ProductWire =>
  productAs(uuid(1, number), `Товар ${number}`, { price: 1000 * number, order: number, ...rest });

export const wireCategory = (number: number, title: string, products = 0) => ({
  categoryId: uuid(2, number),
  title,
  description: '',
  products: [] as { product_id: string }[],
  product_count: products,
});

export const wirePicture = (number: number, owner: string): api.ContentWire =>
  pictureAs(uuid(3, number), owner, number);

export const wireMerchant = (visibility: 'published' | 'unpublished') =>
  merchantAs({ title: 'Вербена', visibility }, '+79165554012');

export function merchantNetwork(products: api.ProductWire[] = []) {
  const network = createNetwork();
  network.on(api.readSession, { merchant_id: 'm1', merchant_name: 'verbena', email: 'anna@verbena.ru' });
  network.on(api.readMerchant, wireMerchant('published'));
  network.on(api.productsByIds, (query) => {
    const ids = Array.isArray(query) ? query : query.ids;
    const found = products.filter(({ product_id: id }) => ids.includes(id));
    return found.length ? { products: found } : refuse('not_found');
  });
  network.on(api.retrieveContent, { list: [] });
  return network;
}
