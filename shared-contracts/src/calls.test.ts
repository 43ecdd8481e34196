import * as api from './index.ts';
import { methodsOf } from './testing/samples.ts';
import { id, post, sent } from './testing/sent.ts';

const draft = {
  title: 'Пионы',
  price: 4900,
  sale: 5600,
  published: true,
  categories: [id],
  meta: { productFields: [{ type: 'textarea' as const, value: 'Свежие' }] },
};
const conditions = {
  showAddress: true,
  deliveryMethods: methodsOf('Курьер — 300 ₽'),
  communications: [{ type: 'phone' as const, value: '+79991234567' }],
};

const table: [name: string, call: ReturnType<typeof api.callOf>, expected: object][] = [
  [
    '[7.3.1] authorize',
    api.callOf(api.authorize, { email: 'a@b.ru', password: 'secret12' }),
    post('auth', '/merchant/authorize', { email: 'a@b.ru', password: 'secret12' }),
  ],
  [
    '[7.4.1] identifyToken',
    api.callOf(api.identifyToken, { token: 't' }),
    post('auth', '/merchant/token-identification', { token: 't' }),
  ],
  [
    '[7.5.1] register',
    api.callOf(api.register, { merchantName: 'verbena', email: 'a@b.ru', password: 'secret12' }),
    post('auth', '/merchant/register', { merchant_name: 'verbena', email: 'a@b.ru', password: 'secret12' }),
  ],
  [
    'changePassword',
    api.callOf(api.changePassword, { current_password: 'a', new_password: 'b' }),
    post('auth', '/merchant/change-password', { current_password: 'a', new_password: 'b' }),
  ],
  ['[7.7.1] readMerchant', api.callOf(api.readMerchant, {}), post('api', '/merchant-api/merchant/info', {})],
  [
    '[7.8.1] updateMerchant',
    api.callOf(api.updateMerchant, {
      contactPhone: '+79991234567',
      settings: { contacts: [{ type: 'phone', value: '1' }], paymentMethods: [{ type: 'card', value: '2' }] },
    }),
    post('api', '/merchant-api/merchant/set/info', {
      base_info: { contact_phone: '+79991234567' },
      additional_info: { contacts: '[{"type":"phone","value":"1"}]', paymentMethods: '[{"type":"card","value":"2"}]' },
    }),
  ],
  [
    '[7.9.1] setProductTypes',
    api.callOf(api.setProductTypes, { product_types: ['букеты'] }),
    post('api', '/merchant-api/merchant/set/product-types', { product_types: ['букеты'] }),
  ],
  [
    '[7.10.1] listMerchants',
    api.callOf(api.listMerchants, {
      page: 1,
      per_page: 20,
      order_by: 'merchant_name',
      order_dir: 'asc',
      merchant_id: '',
      merchant_name: 'v',
    }),
    post('api', '/admin-api/merchant/list', {
      page: 1,
      per_page: 20,
      order_by: 'merchant_name',
      order_dir: 'asc',
      merchant_id: '',
      merchant_name: 'v',
    }),
  ],
  [
    '[7.11.1] setMumStatus',
    api.callOf(api.setMumStatus, { merchant_id: id, mum_status: 'approved' }),
    post('api', '/admin-api/merchant/set-mum-status', { merchant_id: id, mum_status: 'approved' }),
  ],
  [
    '[7.12.1] startSubscription',
    api.callOf(api.startSubscription, { merchant_id: id }),
    post('api', '/admin-api/merchant/start-sub', { merchant_id: id }),
  ],
  [
    '[7.12.1] stopSubscription',
    api.callOf(api.stopSubscription, { merchant_id: id }),
    post('api', '/admin-api/merchant/stop-sub', { merchant_id: id }),
  ],
  [
    '[7.16.1] addProduct',
    api.callOf(api.addProduct, draft),
    post('api', '/merchant-api/product/add', {
      title: 'Пионы',
      price: 4900,
      old_price: 5600,
      is_posted: true,
      categories_to_add: [id],
      meta_options: { product_fields: '[{"type":"textarea","value":"Свежие"}]' },
    }),
  ],
  [
    '[7.17.1] updateProduct',
    api.callOf(api.updateProduct, { id, ...draft }),
    post('api', '/merchant-api/product/update', {
      product_id: id,
      title: 'Пионы',
      price: 4900,
      old_price: 5600,
      is_posted: true,
      categories_to_add: [id],
      meta_options: { product_fields: '[{"type":"textarea","value":"Свежие"}]' },
    }),
  ],
  [
    '[7.18.1] deleteProduct',
    api.callOf(api.deleteProduct, { product_id: id }),
    post('api', '/merchant-api/product/delete', { product_id: id }),
  ],
  [
    '[7.19.1] listProducts',
    api.callOf(api.listProducts, { page: 2, per_page: 5 }),
    post('api', '/merchant-api/product/list', { page: 2, per_page: 5 }),
  ],
  [
    '[7.20.1] moveProduct',
    api.callOf(api.moveProduct, { product_id: id, new_position: 3 }),
    post('api', '/merchant-api/product/move', { product_id: id, new_position: 3 }),
  ],
  [
    '[7.21.1] productsByIds',
    api.callOf(api.productsByIds, { ids: [id] }),
    post('api', '/merchant-api/product/info-by-ids', { ids: [id] }),
  ],
  [
    '[7.24.1] readMerchantOrder',
    api.callOf(api.readMerchantOrder, { orderId: id }),
    post('orders', '/merchant-api/v1/order', { order_id: id }),
  ],
  [
    '[7.25.1] listOrders, all of them',
    api.callOf(api.listOrders, { page: 2, perPage: 5 }),
    post('orders', '/merchant-api/v1/orders', { all_orders: { page: 2, per_page: 5 } }),
  ],
  [
    '[7.25.1] listOrders of one status',
    api.callOf(api.listOrders, { status: 'accepted' }),
    post('orders', '/merchant-api/v1/orders', { filtered_orders: { page: 1, per_page: 20, filter_type: 'accepted' } }),
  ],
  [
    '[7.26.1] setPaymentState',
    api.callOf(api.setPaymentState, { orderId: id, state: 'succeeded' }),
    post('orders', '/merchant-api/v1/set-payment-state', { order_id: id, state: 'succeeded' }),
  ],
  [
    '[7.27.1] setOrderStatus',
    api.callOf(api.setOrderStatus, { orderId: id, status: 'accepted' }),
    post('orders', '/merchant-api/v1/set-order-status', { order_id: id, status: 'accepted' }),
  ],
  [
    '[7.30.1] readPaymentProfile',
    api.callOf(api.readPaymentProfile, {}),
    post('orders', '/merchant-api/v1/get/payment-profile', {}),
  ],
  [
    '[7.31.1] updatePaymentProfile',
    api.callOf(api.updatePaymentProfile, { paymentType: 'card', shopId: '1', secretToken: 's' }),
    post('orders', '/merchant-api/v1/set/payment-profile', {
      payment_type: 'card',
      yooukassa_shop_id: '1',
      yooukassa_secret_token: 's',
    }),
  ],
  [
    'updatePaymentProfile with receipts',
    api.callOf(api.updatePaymentProfile, { capture: 'after_accept', taxSystemCode: 1, vatCode: null }),
    post('orders', '/merchant-api/v1/set/payment-profile', {
      capture: 'after_accept',
      tax_system_code: 1,
      vat_code: null,
    }),
  ],
  [
    'capturePayment',
    api.callOf(api.capturePayment, { orderId: id }),
    post('orders', '/merchant-api/v1/payment/capture', { order_id: id }),
  ],
  [
    'cancelPayment',
    api.callOf(api.cancelPayment, { orderId: id }),
    post('orders', '/merchant-api/v1/payment/cancel', { order_id: id }),
  ],
  [
    'refundPayment of a part',
    api.callOf(api.refundPayment, { orderId: id, amount: 10.05, key: id }),
    post('orders', '/merchant-api/v1/payment/refund', { order_id: id, amount: 10.05, idempotency_key: id }),
  ],
  [
    'recordRefund',
    api.callOf(api.recordRefund, { orderId: id, amount: 10.05, key: id }),
    post('orders', '/merchant-api/v1/order-refund', { order_id: id, amount: 10.05, idempotency_key: id }),
  ],
  [
    'checkPaymentConnection',
    api.callOf(api.checkPaymentConnection, {}),
    post('orders', '/merchant-api/v1/payment/check-connection', {}),
  ],
  [
    'payOrder',
    api.callOf(api.payOrder, { token: 't' }),
    post('orders', '/user-api/v1/order/pay', { order_token: 't' }),
  ],
  [
    'readOrderPayment',
    api.callOf(api.readOrderPayment, { token: 't' }),
    post('orders', '/user-api/v1/order/payment', { order_token: 't' }),
  ],
  [
    '[7.34.1] createDeliveryConditions',
    api.callOf(api.createDeliveryConditions, conditions),
    post('merchant-settings', '/delivery-conditions', {
      showAddress: true,
      deliveryMethod: [
        {
          id: 'way-1',
          kind: 'courier',
          name: 'Курьер',
          price: 300,
          freeFrom: null,
          when: '',
          onReceipt: [],
          description: 'Курьер — 300\u00a0₽',
        },
      ],
      communication: [{ title: '+79991234567', type: 'phone' }],
    }),
  ],
  [
    '[7.35.1] readDeliveryConditions',
    api.callOf(api.readDeliveryConditions, {}),
    { method: 'GET', group: 'merchant-settings', path: '/delivery-conditions', body: undefined },
  ],
  [
    '[7.35.1] updateDeliveryConditions',
    api.callOf(api.updateDeliveryConditions, conditions),
    { method: 'PUT', group: 'merchant-settings', path: '/delivery-conditions' },
  ],
  ['[7.38.1] generateBotToken', api.callOf(api.generateBotToken, {}), post('notifications', '/bot-auth/generate', {})],
  [
    '[7.39.1] readBotStatus',
    api.callOf(api.readBotStatus, {}),
    { method: 'GET', group: 'notifications', path: '/bot-auth/status' },
  ],
  [
    '[7.41.1] retrieveContent',
    api.callOf(api.retrieveContent, { contentId: id, externalId: id }),
    post('s3', '/v1/content/retrieve', { content_id: id, external_id: id }),
  ],
  [
    '[7.42.1] updateContent',
    api.callOf(api.updateContent, { contentId: id, order: 1, show: false }),
    post('s3', '/v1/content/update', { version: 'v1', content_id: id, meta: { order: 1, show: false } }),
  ],
  [
    '[7.45.1] addCategory',
    api.callOf(api.addCategory, { title: 'Букеты', description: 'Живые' }),
    post('api', '/merchant-api/category/add', { title: 'Букеты', description: 'Живые' }),
  ],
  ['[7.46.1] listCategories', api.callOf(api.listCategories, {}), post('api', '/merchant-api/categories', {})],
  [
    '[7.47.1] moveCategory',
    api.callOf(api.moveCategory, { categoryId: id, newPosition: 1 }),
    post('api', '/merchant-api/category/move', { categoryId: id, newPosition: 1 }),
  ],
  [
    '[7.48.1] deleteCategory',
    api.callOf(api.deleteCategory, { categoryId: id }),
    post('api', '/merchant-api/category/delete', { categoryId: id }),
  ],
  [
    '[7.49.1] updateCategory',
    api.callOf(api.updateCategory, { categoryId: id, title: 'Вазы', description: '' }),
    post('api', '/merchant-api/category/update', { categoryId: id, title: 'Вазы', description: '' }),
  ],
];

it.each(table)('%s travels as the specification says', (_, call, expected) => {
  expect(sent(call)).toMatchObject(expected);
});

it('[7.43.1, 9.8.3] an upload is multipart: file, idempotency_token, content_info with version v1', () => {
  const file = new Blob(['x'], { type: 'image/jpeg' });
  const call = api.callOf(api.uploadContent, { file, idempotencyToken: id, externalId: id, order: 2 });
  const form = call.body as FormData;
  expect(call.path).toBe('/b2b/bff/s3/v1/content/upload');
  expect([...form.keys()].sort()).toEqual(['content_info', 'file', 'idempotency_token']);
  // Who reads it as it comes knows by then what the file is for.
  expect([...form.keys()].at(-1)).toBe('file');
  expect(JSON.parse(String(form.get('content_info')))).toEqual({
    version: 'v1',
    external_id: id,
    type: 'image',
    meta: { order: 2, show: true },
  });
  // The boundary is the browser's to choose.
  expect(call.headers).not.toHaveProperty('content-type');
});
