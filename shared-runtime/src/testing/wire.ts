import type { ContentWire, OrderWire, ProductWire } from 'shared-contracts';

export const productAs = (product_id: string, title: string, more: Partial<ProductWire> = {}): ProductWire => ({
  product_id,
  title,
  price: 4900,
  old_price: null,
  is_posted: true,
  categories: [],
  meta_options: { product_fields: '[]' },
  show: true,
  order: 0,
  preview: null,
  ...more,
});

export const pictureAs = (content_id: string, owner: string, order: number): ContentWire => ({
  version: 'v1',
  content_id,
  link: `/b2b/bff/s3/v1/content/file/pictures/${order}`,
  bucket: 'pictures',
  link_expires: '',
  external_id: owner,
  type: 'image',
  meta: { order, show: true, width: 600, height: 700, colour: '#aaaaaa' },
});

export const merchantAs = (
  additional_info: Record<string, unknown> = {},
  contact_phone: string | null = null,
  location_address: string | null = null,
) => ({
  base_info: { name: 'verbena', contact_phone, location_address },
  additional_info,
  subscription: { is_active: true },
  mum_status: 'notFound' as const,
  product_types: [],
});

type Good = OrderWire['cart']['products_info'][number];

export const goodAs = (title: string, quantity: number, price: number, size: string | null = null): Good => ({
  id: '10000000-0000-4000-8000-000000000001',
  quantity,
  options: { title, price, old_price: null, is_posted: true, meta_options: { product_fields: '[]' }, size },
});

export const orderAs = (
  order: Pick<OrderWire, 'order_id' | 'order_number' | 'cart'> & Partial<OrderWire>,
  delivery: Partial<OrderWire['delivery_info']>,
): OrderWire => ({
  status: 'created',
  payment_state: 'pending',
  payment_method: 'p2p',
  payment_reported: null,
  payment_reported_sum: null,
  created: '2026-06-14T10:00:00.000Z',
  updated: '2026-06-14T10:00:00.000Z',
  uri: '',
  payment: null,
  delivery_info: {
    contact_phone_number: '',
    delivery_address: '',
    prefered_contact_method: 'phone',
    delivery_for_another: false,
    email: '',
    name: '',
    recipient: null,
    delivery_method: '',
    delivery_date: '',
    delivery_interval: '',
    card_text: '',
    comment: '',
    ...delivery,
  },
  note: '',
  ...order,
});
