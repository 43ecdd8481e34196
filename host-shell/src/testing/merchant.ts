/** A merchant who has just registered, as it travels. */
export const newMerchant = {
  base_info: { name: 'verbena', contact_phone: null as string | null, location_address: null },
  additional_info: {} as Record<string, unknown>,
  subscription: { is_active: true },
  mum_status: 'notFound' as const,
  product_types: [],
};

/** A product without a picture, as it travels. */
export const product = {
  product_id: 'p1',
  title: 'Пионы',
  price: 4900,
  old_price: null,
  is_posted: true,
  categories: [],
  meta_options: { product_fields: '[]' },
  show: true,
  order: 0,
  preview: null,
};
