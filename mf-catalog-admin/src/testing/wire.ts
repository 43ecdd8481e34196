import {
  type ContentWire,
  type ProductWire,
  productsByIds,
  readMerchant,
  readSession,
  retrieveContent,
} from 'shared-contracts';
import { createNetwork, refuse } from 'shared-runtime/testing';

const uuid = (group: number, number: number) =>
  `${String(group).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A product as it travels, for tests: what is not said is believable. */
export const wireProduct = (number: number, rest: Partial<ProductWire> = {}): ProductWire => ({
  product_id: uuid(1, number),
  title: `Товар ${number}`,
  price: 1000 * number,
  old_price: null,
  is_posted: true,
  categories: [],
  meta_options: { product_fields: '[]' },
  show: true,
  order: number,
  preview: null,
  ...rest,
});

/** A category as it travels, with so many products. */
export const wireCategory = (number: number, title: string, products = 0) => ({
  categoryId: uuid(2, number),
  title,
  description: '',
  products: [] as { product_id: string }[],
  product_count: products,
});

/** A shown picture of a product as it travels. */
export const wirePicture = (number: number, owner: string): ContentWire => ({
  version: 'v1',
  content_id: uuid(3, number),
  link: `/b2b/bff/s3/v1/content/file/pictures/${number}`,
  bucket: 'pictures',
  link_expires: '',
  external_id: owner,
  type: 'image',
  meta: { order: number, show: true, width: 600, height: 700, colour: '#aaaaaa' },
});

/** The merchant as it travels, whose shop is open or not. */
export const wireMerchant = (visibility: 'published' | 'unpublished') => ({
  base_info: { name: 'verbena', contact_phone: '+79165554012', location_address: null },
  additional_info: { title: 'Вербена', visibility },
  subscription: { is_active: true },
  mum_status: 'notFound' as const,
  product_types: [],
});

/** The network of a signed-in merchant with an open shop, these products and no pictures. */
export function merchantNetwork(products: ProductWire[] = []) {
  const network = createNetwork();
  network.on(readSession, { merchant_id: 'm1', merchant_name: 'verbena', email: 'anna@verbena.ru', is_admin: false });
  network.on(readMerchant, wireMerchant('published'));
  network.on(productsByIds, ({ ids }) => {
    const found = products.filter(({ product_id: id }) => ids.includes(id));
    return found.length ? { products: found } : refuse('not_found');
  });
  network.on(retrieveContent, { list: [] });
  return network;
}
