import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { checkoutOf, newMerchant, newOrder, newProduct, type TestMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
let shop: TestMerchant;
let ids: string[];

beforeAll(async () => {
  shop = await newMerchant(server);
  const product = await newProduct(server, shop);
  ids = [];
  for (const [index, name] of ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Пётр', 'Жанна'].entries()) {
    const plain = checkoutOf(product);
    const delivery_info = { ...plain.delivery_info, name, contact_phone_number: `+7999000000${index}` };
    ids.push((await server.ok(api.checkout, { ...plain, delivery_info }, shop.shopper)).order_id);
  }
  for (const index of [2, 4]) {
    await server.ok(api.setOrderStatus, { order_id: ids[index] as string, status: 'accepted' }, shop.owner);
  }
});

const list = async (body: object) => {
  const { orders, total_count, counts } = await server.ok(api.listOrders, body, shop.owner);
  return { names: orders.map((order) => order.delivery_info.name), total_count, counts };
};

it('[3.6.1, 3.8.1, 3.8.2, 3.9.1, 7.24.1, 7.28.1] reads one order with everything about it', async () => {
  const { merchant, productId, placed } = await newOrder(server);
  const { order } = await server.ok(api.readMerchantOrder, { order_id: placed.order_id }, merchant.owner);
  expect(order).toEqual({
    order_id: placed.order_id,
    order_number: '1001',
    status: 'created',
    payment_state: 'pending',
    payment_method: 'p2p',
    payment_reported: null,
    payment_reported_sum: null,
    payment_screenshot: false,
    revertable: null,
    source: 'shop',
    version: 1,
    created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    updated: order.created,
    uri: placed.uri,
    payment: null,
    cart: {
      sum: 100,
      products_info: [
        {
          id: productId,
          line: 0,
          quantity: 1,
          options: {
            title: 'Розы',
            price: 100,
            old_price: null,
            is_posted: true,
            meta_options: { product_fields: '[]' },
            size: null,
          },
        },
      ],
    },
    delivery_info: {
      contact_phone_number: '+79991234567',
      delivery_address: 'Коломна, ул. Лажечникова, 9',
      prefered_contact_method: 'phone',
      delivery_for_another: false,
      email: 'anna@example.ru',
      name: 'Анна',
      recipient: null,
      delivery_method: '',
      delivery_kind: 'other',
      delivery_date: '',
      delivery_interval: '',
      card_text: '',
      comment: '',
    },
    note: '',
  });
});

it("shows a buyer's address of .рф as it was typed, masks it so, and finds it by either spelling", async () => {
  const merchant = await newMerchant(server);
  const { owner, shopper } = merchant;
  const plain = checkoutOf(await newProduct(server, merchant));
  const delivery_info = { ...plain.delivery_info, email: 'Yana@Почта.рф' };
  const { order_id, order_token } = await server.ok(api.checkout, { ...plain, delivery_info }, shopper);
  const { order } = await server.ok(api.readMerchantOrder, { order_id }, owner);
  expect(order.delivery_info.email).toBe('Yana@почта.рф');
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  expect(page.order.delivery_info.email).toBe('Y•••@п•••.рф');
  for (const search of ['почта.рф', 'yana@ПОЧТА.рф', 'xn--80a1acny']) {
    const found = await server.ok(api.listOrders, { search }, owner);
    expect(found.orders.map((one) => one.order_id)).toEqual([order_id]);
  }
});

it('[7.25.1, 7.25.2] lists all orders, newest first, by pages', async () => {
  expect((await list({})).names).toEqual(['Жанна', 'Пётр', 'Дарья', 'Глеб', 'Вера', 'Борис', 'Анна']);
  const second = await list({ all_orders: { page: 2, per_page: 3 } });
  expect(second.names).toEqual(['Глеб', 'Вера', 'Борис']);
  expect(second.total_count).toBe(7);
  expect(second.counts).toMatchObject({ created: 5, accepted: 2, canceled: 0 });
  expect((await list({ all_orders: { page: 9, per_page: 3 } })).names).toEqual([]);
});

it('[7.25.1] every page has its orders, from whichever end it is counted', async () => {
  const merchant = await newMerchant(server);
  const product = await newProduct(server, merchant);
  const placed: string[] = [];
  for (let nth = 0; nth < 13; nth += 1) {
    const { order_id } = await server.ok(api.checkout, checkoutOf(product), merchant.shopper);
    placed.unshift(order_id);
    if (nth % 4 === 0) await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, merchant.owner);
  }
  const active = placed.filter((_, index) => (12 - index) % 4 !== 0);
  const pageOf = async (page: number, per_page: number, more: object = {}) => {
    const answer = await server.ok(api.listOrders, { all_orders: { page, per_page }, ...more }, merchant.owner);
    return answer.orders.map((order) => order.order_id);
  };
  const statuses = ['created', 'created'];
  for (const perPage of [1, 2]) {
    for (let page = 1; page <= 14; page += 1) {
      const slice = [(page - 1) * perPage, page * perPage] as const;
      expect(await pageOf(page, perPage)).toEqual(placed.slice(...slice));
      expect(await pageOf(page, perPage, { statuses })).toEqual(active.slice(...slice));
    }
  }
});

it('[7.25.1] by_order_ids wins over filtered_orders over all_orders', async () => {
  const filtered_orders = { page: 1, per_page: 1, filter_type: 'accepted' };
  const all_orders = { page: 1, per_page: 2 };
  const accepted = await list({ filtered_orders, all_orders });
  expect([accepted.names, accepted.total_count]).toEqual([['Дарья'], 2]);
  const chosen = await list({ by_order_ids: [ids[0], ids[6]], filtered_orders, all_orders });
  expect([chosen.names, chosen.total_count]).toEqual([['Жанна', 'Анна'], 2]);
});

it('finds orders by number, name and phone', async () => {
  expect((await list({ search: '1003' })).names).toEqual(['Вера']);
  expect((await list({ search: 'ДАРЬ' })).names).toEqual(['Дарья']);
  expect((await list({ search: 'петр 9990000' })).names).toEqual(['Пётр']);
  const second = await list({ search: '+7999000', all_orders: { page: 2, per_page: 4 } });
  expect([second.names, second.total_count]).toEqual([['Вера', 'Борис', 'Анна'], 7]);
  const accepted = await list({ search: '+7999000', statuses: ['accepted'] });
  expect([accepted.names, accepted.total_count]).toEqual([['Дарья', 'Вера'], 2]);
  expect((await list({ search: '+7999000', all_orders: { page: 9, per_page: 4 } })).total_count).toBe(7);
  expect((await list({ search: '100%' })).names).toEqual([]);
  expect((await list({ search: '_' })).names).toEqual([]);
});

it.each([
  ['№ 1003', ['Вера']],
  ['«Вера».', ['Вера']],
  ['Пе\u0308тр', ['Пётр']],
  ['Бори\u200bс', ['Борис']],
  ['+7 (999) 000-00-02', ['Вера']],
  ['8 (999) 000‑00‑02', ['Вера']],
  ['8999000-00-02', ['Вера']],
  ['000-00-02', ['Вера']],
  ['Вера, 8 999', ['Вера']],
  ['+7 (999) 000-00-03 Вера', []],
  ['1003 1004', []],
  ['89', []],
])('finds by %j what a screen shows so', async (search, names) => {
  expect((await list({ search })).names).toEqual(names);
});

it.each(['Аглая', '8 916 555-44-33', 'Набережная, 12'])(
  'finds by %j where and to whom an order goes',
  async (search) => {
    const merchant = await newMerchant(server);
    const plain = checkoutOf(await newProduct(server, merchant));
    await server.ok(api.checkout, plain, merchant.shopper);
    const recipient = { name: 'Аглая', phone: '+79165554433' };
    const delivery_info = { ...plain.delivery_info, recipient, delivery_address: 'Коломна, Набережная, 12' };
    const body = { ...plain, idempotency_key: randomUUID(), delivery_info };
    const { order_id } = await server.ok(api.checkout, body, merchant.shopper);
    const { orders } = await server.ok(api.listOrders, { search }, merchant.owner);
    expect(orders.map((order) => order.order_id)).toEqual([order_id]);
  },
);

it('shows a hundred orders a page at most', async () => {
  const { orders } = await server.ok(api.listOrders, { all_orders: { page: 1, per_page: 5000 } }, shop.owner);
  expect(orders).toHaveLength(7);
  const refused = await server.call(api.listOrders, { all_orders: { page: 0, per_page: 10 } }, shop.owner);
  expect(refused.problem.errors?.[0]?.path).toBe('all_orders.page');
});

it('tells what happened to an order, oldest first', async () => {
  const { merchant, placed } = await newOrder(server);
  const key = { order_id: placed.order_id };
  await server.ok(api.setOrderNote, { ...key, note: 'Позвонить' }, merchant.owner);
  await server.ok(api.setOrderStatus, { ...key, status: 'accepted' }, merchant.owner);
  await server.ok(api.reportPayment, { order_token: placed.order_token });
  await server.ok(api.reportPayment, { order_token: placed.order_token });
  await server.ok(api.setPaymentState, { ...key, state: 'succeeded' }, merchant.owner);
  const { history } = await server.ok(api.readOrderHistory, key, merchant.owner);
  expect(history.map(({ actor, kind, from, to }) => [actor, kind, from, to])).toEqual([
    ['shopper', 'placed', null, 'created'],
    ['merchant', 'note', null, null],
    ['merchant', 'status', 'created', 'accepted'],
    ['shopper', 'payment_reported', null, '100'],
    ['merchant', 'payment_state', 'pending', 'succeeded'],
  ]);
});

it('keeps a note for the merchant', async () => {
  const { order } = await server.ok(api.setOrderNote, { order_id: ids[0] as string, note: 'Без открытки' }, shop.owner);
  expect(order.note).toBe('Без открытки');
  expect((await server.ok(api.setOrderNote, { order_id: ids[0] as string, note: '' }, shop.owner)).order.note).toBe('');
});

it('does not know orders that are not there', async () => {
  expect((await server.call(api.readMerchantOrder, { order_id: randomUUID() }, shop.owner)).status).toBe(404);
});
