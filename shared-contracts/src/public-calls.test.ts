import * as api from './index.ts';
import { id, sent } from './testing/sent.ts';

const named: [string, ReturnType<typeof api.callOf>, string, Record<string, string>][] = [
  [
    '[7.14.1, 6.3.1] readShop',
    api.callOf(api.readShop, { merchantName: 'verbena' }),
    '/users-api/merchant/info-by-slugs',
    { 'x-merchant-name': 'verbena' },
  ],
  [
    '[7.22.1, 6.3.1] listPublicProducts',
    api.callOf(api.listPublicProducts, { merchantName: 'verbena', page: 1, per_page: 12 }),
    '/users-api/products',
    { 'x-merchant-name': 'verbena' },
  ],
  [
    '[7.36.1, 6.3.1] readDeliveryInfo',
    api.callOf(api.readDeliveryInfo, { merchantName: 'verbena' }),
    '/delivery-info',
    { 'x-merchant-name': 'verbena' },
  ],
  [
    '[7.32.1, 6.3.1] listPaymentMethods',
    api.callOf(api.listPaymentMethods, { merchantId: id }),
    '/user-api/v1/get/payment-methods',
    { 'x-merchant-id': id },
  ],
  [
    '[7.41.3, 6.3.1] listPublicContent',
    api.callOf(api.listPublicContent, { merchantName: 'verbena', externalId: id }),
    '/v1/content/public',
    { 'x-merchant-name': 'verbena' },
  ],
];

it.each(named)('%s names the shop in a header and carries no token', (_, call, path, headers) => {
  expect(sent(call)).toMatchObject({ path, headers });
  expect(Object.keys(call.headers)).not.toContain('x-merchant-token');
});

it('[7.14.1] readShop asks for setting names, none of which is about payment', () => {
  const { slugs } = sent(api.callOf(api.readShop, { merchantName: 'verbena' })).body;
  expect(slugs).toEqual(expect.arrayContaining(['title', 'mainColor', 'contacts']));
  expect(slugs.join()).not.toMatch(/payment/i);
});

it('[7.13.1] merchantIdByName is for services only', () => {
  expect(api.merchantIdByName).toMatchObject({ path: '/internal-api/merchant/id-by-name', access: 'internal' });
});
