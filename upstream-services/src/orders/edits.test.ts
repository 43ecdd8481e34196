import * as api from 'shared-contracts';
import { byHandOf, editOf, keptLines } from '../testing/by-hand.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { checkoutOf, newMerchant, newProduct } from '../testing/shops.ts';

const noon = new Date('2026-11-25T09:00:00Z');
const { server, shop } = withFreshShop({ now: () => noon });
const [day, next] = ['2026-11-26', '2026-11-27'];
const morning = '10:00–12:00';

const read = async (order_id: string) => (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order;
const edit = (body: api.EditOrderRequest) => server.call(api.editOrder, body, shop.owner);
const edited = async (body: api.EditOrderRequest) => (await server.ok(api.editOrder, body, shop.owner)).order;

async function placed(productId: string, changes: Partial<api.CheckoutRequest> = {}) {
  const { order_id, order_token } = await server.ok(api.checkout, checkoutOf(productId, changes), shop.shopper);
  return { order: await read(order_id), order_token };
}
const setLeft = (product_id: string, left: number) =>
  server.ok(api.setStock, { product_id, stock: { kind: 'counted', left } }, shop.owner);
const leftOf = async (id: string) => {
  const { products } = await server.ok(api.productsByIds, { ids: [id] }, shop.owner);
  return api.remainingStockOf(api.parseProduct(products[0]), null);
};
const today = async () => {
  const { days } = await server.ok(api.readOrderSums, { days: 1 }, shop.owner);
  return { sum: days[0]?.sum, paid: days[0]?.paid };
};

it('an edited order is found by what it says now', async () => {
  const { order } = await placed(await newProduct(server, shop));
  const delivery_info = { ...editOf(order).delivery_info, contact_phone_number: '+79031112233', name: 'Серафима' };
  await edited({ ...editOf(order), delivery_info });
  const found = async (search: string) =>
    (await server.ok(api.listOrders, { all_orders: { page: 1, per_page: 20 }, search }, shop.owner)).orders.map(
      ({ order_id }) => order_id,
    );
  expect(await found('9031112233')).toEqual([order.order_id]);
  expect(await found('серафима')).toEqual([order.order_id]);
  expect(await found(order.delivery_info.name)).toEqual([]);
});

describe('goods', () => {
  it('stay at the price that they were ordered at, new ones cost what they cost now, and stock moves by the difference', async () => {
    const [roses, tulips] = [
      await newProduct(server, shop),
      await newProduct(server, shop, { title: 'Тюльпаны', price: 70 }),
    ];
    await setLeft(roses, 5);
    await setLeft(tulips, 2);
    const { order } = await placed(roses, { products: [{ product_id: roses, quantity: 2 }], expected_sum: 200 });
    await server.ok(api.updateProduct, { product_id: roses, price: 130 }, shop.owner);
    const after = await edited(
      editOf(order, {
        lines: [
          { kind: 'kept', line: 0, quantity: 3 },
          { kind: 'product', product_id: tulips, quantity: 2, price: 70 },
          { kind: 'free', title: 'Лента', price: 20.5, quantity: 1 },
        ],
        discount: { title: '', amount: 40.5 },
      }),
    );
    expect(after.cart.products_info.map(({ options, quantity }) => [options.title, options.price, quantity])).toEqual([
      ['Розы', 100, 3],
      ['Тюльпаны', 70, 2],
      ['Лента', 20.5, 1],
    ]);
    expect([after.cart.sum, after.discounts, after.version]).toEqual([
      460.5,
      [{ kind: 'merchant', title: '', amount: 40.5 }],
      2,
    ]);
    expect([await leftOf(roses), await leftOf(tulips)]).toEqual([2, 0]);
    expect(await today()).toEqual({ sum: 420, paid: 0 });
    await server.ok(api.setOrderStatus, { order_id: order.order_id, status: 'canceled' }, shop.owner);
    expect([await leftOf(roses), await leftOf(tulips)]).toEqual([5, 2]);
  });

  it('that there are not enough of are named, and nothing changes', async () => {
    const roses = await newProduct(server, shop);
    await setLeft(roses, 3);
    const { order } = await placed(roses, { products: [{ product_id: roses, quantity: 2 }], expected_sum: 200 });
    const { status, problem } = await edit(editOf(order, { lines: [{ kind: 'kept', line: 0, quantity: 4 }] }));
    expect([status, problem.code, problem.changes]).toEqual([
      409,
      'cart_changed',
      [{ product_id: roses, size_id: null, title: 'Розы', kind: 'stock', was: 4, now: 3 }],
    ]);
    expect([await leftOf(roses), (await read(order.order_id)).version]).toEqual([1, 1]);
  });

  it('may be swapped within what the order holds itself: the last piece goes from one line to another', async () => {
    const roses = await newProduct(server, shop);
    await setLeft(roses, 1);
    const { order } = await placed(roses);
    expect(await leftOf(roses)).toBe(0);
    await edited(editOf(order, { lines: [{ kind: 'product', product_id: roses, quantity: 1, price: 100 }] }));
    expect(await leftOf(roses)).toBe(0);
  });

  it('that were not counted when they were ordered are, once more of them are wanted', async () => {
    const roses = await newProduct(server, shop);
    const { order } = await placed(roses);
    await setLeft(roses, 5);
    const same = await edited(editOf(order, { discount: { title: '', amount: 1 } }));
    expect(await leftOf(roses)).toBe(5);
    const after = await edited(editOf(same, { lines: [{ kind: 'kept', line: 0, quantity: 2 }] }));
    expect(await leftOf(roses)).toBe(3);
    await server.ok(api.setOrderStatus, { order_id: after.order_id, status: 'canceled' }, shop.owner);
    expect(await leftOf(roses)).toBe(5);
  });

  it('are none of another shop’s, and no line that the order has not', async () => {
    const { order } = await placed(await newProduct(server, shop));
    const foreign = await newProduct(server, await newMerchant(server));
    const other = await edit(
      editOf(order, { lines: [{ kind: 'product', product_id: foreign, quantity: 1, price: 100 }] }),
    );
    expect([other.status, other.problem.code]).toEqual([409, 'cart_changed']);
    const none = await edit(editOf(order, { lines: [{ kind: 'kept', line: 7, quantity: 1 }] }));
    expect([none.status, none.problem.errors?.[0]?.path]).toEqual([400, 'lines[0].line']);
    const twice = await edit(editOf(order, { lines: [...keptLines(order), ...keptLines(order)] }));
    expect(twice.status).toBe(400);
  });
});

describe('an edit', () => {
  it('of what has changed meanwhile is refused, also where the delivery got its price, and nothing is lost', async () => {
    const { order } = await placed(await newProduct(server, shop));
    const body = editOf(order, { discount: { title: '', amount: 10 } });
    await edited(body);
    const stale = await edit(editOf(order, { discount: { title: '', amount: 20 } }));
    expect([stale.status, stale.problem.code]).toEqual([409, 'conflict']);
    const now = await read(order.order_id);
    await server.ok(api.setDeliveryPrice, { order_id: order.order_id, price: 200 }, shop.owner);
    const late = await edit(editOf(now));
    expect([late.status, late.problem.code]).toEqual([409, 'conflict']);
    expect((await read(order.order_id)).discounts).toEqual([{ kind: 'merchant', title: '', amount: 10 }]);
  });

  it('with the same key is made once, however often and fast it is sent', async () => {
    const roses = await newProduct(server, shop);
    await setLeft(roses, 10);
    const { order } = await placed(roses);
    const seen = async () =>
      (await server.ok(api.readPublicProduct, { product_id: roses }, shop.shopper)).product.stock;
    expect(await seen()).toEqual({ kind: 'counted', left: 9 });
    const body = editOf(order, { lines: [{ kind: 'kept', line: 0, quantity: 3 }] });
    const answers = await Promise.all([1, 2, 3, 4].map(() => edit(body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([await leftOf(roses), (await read(order.order_id)).version]).toEqual([7, 2]);
    expect(await seen()).toEqual({ kind: 'counted', left: 7 });
  });

  it('is taken until the order is assembled', async () => {
    const { order } = await placed(await newProduct(server, shop));
    const { order_id } = order;
    await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
    const accepted = await edited(editOf(order, { discount: { title: '', amount: 1 } }));
    await server.ok(api.setOrderStatus, { order_id, status: 'assembling' }, shop.owner);
    const late = await edit(editOf(accepted));
    expect([late.status, late.problem.code]).toEqual([409, 'illegal_transition']);
  });

  it('keeps what was before, tells what it has changed, and shows strangers nothing that the page masks', async () => {
    const { order, order_token } = await placed(await newProduct(server, shop));
    const info = editOf(order).delivery_info;
    await edited(
      editOf(order, {
        lines: [{ kind: 'kept', line: 0, quantity: 2 }],
        delivery_info: { ...info, delivery_address: 'Москва, ул. Мира, 1', delivery_date: day, delivery_price: 250 },
      }),
    );
    const { versions } = await server.ok(api.listOrderVersions, { order_id: order.order_id }, shop.owner);
    expect(versions).toEqual([
      {
        version: 2,
        at: noon.toISOString(),
        changes: [
          { kind: 'line', title: 'Розы', was: '1', now: '2' },
          { kind: 'delivery_price', was: null, now: '250' },
          { kind: 'total', was: '100', now: '450' },
          { kind: 'day', was: null, now: day },
          { kind: 'address', was: 'Коломна, ул. Лажечникова, 9', now: 'Москва, ул. Мира, 1' },
        ],
      },
    ]);
    const { edits, history } = await server.ok(api.readOrderPageByToken, { order_token });
    expect(edits?.[0]?.changes.at(-1)).toEqual({ kind: 'address', was: null, now: null });
    expect(JSON.stringify(edits)).not.toMatch(/Мира|Лажечникова/);
    expect(history.at(-1)).toMatchObject({ kind: 'edited', to: '450', actor: 'merchant' });
    const kept = await server.context.db
      .selectFrom('order_versions')
      .select('before')
      .where('order_id', '=', order.order_id)
      .executeTakeFirstOrThrow();
    expect(kept.before).toMatchObject({
      sum: 10_000,
      total: 10_000,
      lines: [{ title: 'Розы', quantity: 1, price: 10_000 }],
    });
  });

  it('names each thing that it has changed as it was and as it is, and tells strangers only that it has', async () => {
    const tulips = await newProduct(server, shop, { title: 'Тюльпаны', price: 70 });
    const { order, order_token } = await placed(await newProduct(server, shop));
    await edited({
      ...editOf(order, {
        lines: [{ kind: 'product', product_id: tulips, quantity: 2, price: 70 }],
        discount: { title: '', amount: 50 },
      }),
      delivery_info: {
        name: 'Ольга',
        contact_phone_number: '+79161112233',
        email: 'olga@example.ru',
        recipient: { name: 'Вера', phone: '+79162223344' },
        delivery_for_another: true,
        anonymous: true,
        do_not_call: true,
        delivery_method: 'Почтой',
        delivery_interval: morning,
        delivery_address: order.delivery_info.delivery_address,
        card_text: 'С праздником',
        comment: 'Код 12',
        delivery_price: null,
      },
    });
    const { versions } = await server.ok(api.listOrderVersions, { order_id: order.order_id }, shop.owner);
    expect(versions[0]?.changes).toEqual([
      { kind: 'line', title: 'Розы', was: '1', now: null },
      { kind: 'line', title: 'Тюльпаны', was: null, now: '2' },
      { kind: 'discount', was: null, now: '50' },
      { kind: 'total', was: '100', now: '90' },
      { kind: 'method', was: null, now: 'Почтой' },
      { kind: 'hours', was: null, now: morning },
      { kind: 'name', was: 'Анна', now: 'Ольга' },
      { kind: 'phone', was: '+79991234567', now: '+79161112233' },
      { kind: 'email', was: 'anna@example.ru', now: 'olga@example.ru' },
      { kind: 'recipient', was: null, now: 'Вера, +79162223344' },
      { kind: 'gift', was: null, now: 'anonymous do_not_call' },
      { kind: 'card_text', was: null, now: 'С праздником' },
      { kind: 'comment', was: null, now: 'Код 12' },
    ]);
    const { edits } = await server.ok(api.readOrderPageByToken, { order_token });
    expect(edits?.[0]?.changes.map(({ kind, now }) => [kind, now]).slice(4)).toEqual([
      ['method', 'Почтой'],
      ['hours', morning],
      ...['name', 'phone', 'email', 'recipient', 'gift', 'card_text', 'comment'].map((kind) => [kind, null]),
    ]);
    expect(JSON.stringify(edits)).not.toMatch(/Анна|Ольга|7999|7916|example|Вера|anonymous|праздником|Код/);
  });

  it('leaves the kind of its way, how that is paid and whose its price is, until they are changed', async () => {
    const roses = await newProduct(server, shop);
    const onReceipt = ['cash' as const];
    const method = { id: 'own', kind: 'pickup' as const, name: 'Из мастерской', price: 300, onReceipt };
    const conditions = { showAddress: false, deliveryMethod: [method], communication: [] };
    await server.ok(api.createDeliveryConditions, conditions, shop.owner);
    const delivery_info = { ...checkoutOf(roses).delivery_info, delivery_method_id: 'own' };
    const { order } = await placed(roses, { payment_method: 'on_delivery', delivery_info });
    const same = await edited(editOf(order, { discount: { title: '', amount: 1 } }));
    expect(same.delivery_info).toMatchObject({ delivery_kind: 'pickup', on_receipt: ['cash'], delivery_price: 300 });
    expect(same.delivery_info).not.toHaveProperty('delivery_price_by_seller');
    const dearer = { ...editOf(same), delivery_info: { ...editOf(same).delivery_info, delivery_price: 350 } };
    expect((await edited(dearer)).delivery_info).toMatchObject({
      delivery_kind: 'pickup',
      delivery_price: 350,
      delivery_price_by_seller: true,
    });
  });

  it('leaves a day that has passed as it is, and moves no order to such a day', async () => {
    const roses = await newProduct(server, shop);
    const delivery_info = { ...checkoutOf(roses).delivery_info, delivery_date: '2026-11-25' };
    const { order } = await placed(roses, { delivery_info });
    const later = await server.another({ now: () => new Date('2026-11-27T09:00:00Z') });
    const after = await later.ok(api.editOrder, editOf(order, { discount: { title: '', amount: 1 } }), shop.owner);
    const moved = { ...editOf(after.order).delivery_info, delivery_date: day };
    const { status } = await later.call(api.editOrder, { ...editOf(after.order), delivery_info: moved }, shop.owner);
    expect([after.order.delivery_info.delivery_date, status]).toEqual(['2026-11-25', 400]);
    await later.stop();
  });

  it('moves the order to other hours, whose place it takes, and lets the ones before go', async () => {
    const slots = [{ from: '10:00', to: '12:00', capacity: 1, days: [] }];
    const schedule = { leadHours: 0, lastHour: null, daysOff: [], datesOff: [], slots };
    const method = { id: 'courier', kind: 'courier' as const, name: 'Курьером' };
    const conditions = { showAddress: false, deliveryMethod: [method], communication: [], schedule };
    await server.ok(api.createDeliveryConditions, conditions, shop.owner);
    const product = await newProduct(server, shop);
    const when = (date: string) => {
      const plain = checkoutOf(product);
      const chosen = { delivery_date: date, delivery_interval: morning, delivery_method_id: 'courier' };
      return { ...plain, delivery_info: { ...plain.delivery_info, ...chosen } };
    };
    const place = async (date: string) => (await server.ok(api.checkout, when(date), shop.shopper)).order_id;
    // It has the only place of its hours itself.
    const first = await edited(editOf(await read(await place(day)), { discount: { title: '', amount: 1 } }));
    const second = await read(await place(next));
    const to = (order: api.OrderWire, date: string, more = {}) => {
      const body = editOf(order, more);
      return { ...body, delivery_info: { ...body.delivery_info, delivery_date: date } };
    };
    const full = await edit(to(first, next));
    expect([full.status, full.problem.code]).toEqual([409, 'slot_taken']);
    await edited(to(second, '2026-11-28'));
    await edited(to(first, next));
    expect((await server.call(api.checkout, when(day), shop.shopper)).status).toBe(200);
    expect((await server.call(api.checkout, when(next), shop.shopper)).status).toBe(409);
    expect((await edited(to(second, next, { version: 2, over_capacity: true }))).delivery_info.delivery_date).toBe(
      next,
    );
  });

  it('is bounded: an order is edited fifty times', async () => {
    const product = await newProduct(server, shop);
    const made = await placed(product);
    let { order } = made;
    for (let times = 1; times <= 50; times++)
      order = await edited(editOf(order, { discount: { title: '', amount: times } }));
    const { status, problem } = await edit(editOf(order));
    expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', { of: 'versions', most: 50 }]);
    const { versions } = await server.ok(api.listOrderVersions, { order_id: order.order_id }, shop.owner);
    expect([versions.length, versions[0]?.version]).toEqual([50, 51]);
    // Its buyer reads the last five, the newest first.
    const { edits } = await server.ok(api.readOrderPageByToken, { order_token: made.order_token });
    expect(edits?.map(({ changes }) => changes[0]?.now)).toEqual(['50', '49', '48', '47', '46']);
    expect((await edit(editOf((await placed(product)).order))).status).toBe(200);
  });
});

describe('the money of an order that was transferred', () => {
  const paid = async (quantity = 2) => {
    const roses = await newProduct(server, shop);
    const made = await placed(roses, { products: [{ product_id: roses, quantity }], expected_sum: quantity * 100 });
    const { order_id } = made.order;
    const { order } = await server.ok(api.setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
    return { ...made, order, order_id };
  };
  const pieces = (order: api.OrderWire, quantity: number) =>
    edited(editOf(order, { lines: [{ kind: 'kept', line: 0, quantity }] }));
  const settle = (order_id: string, move: api.DifferenceMove, amount: number) =>
    server.call(api.settleDifference, { order_id, move, amount }, shop.owner);

  it('is due by what it costs more: said by the buyer anew, marked by hand, told by the history', async () => {
    const { order, order_id, order_token } = await paid();
    const more = await pieces(order, 3);
    const of = api.parseOrder(more);
    expect([more.payment_state, more.hand_paid, api.leftToPay(of), api.isPartPaid(of)]).toEqual([
      'succeeded',
      200,
      100,
      true,
    ]);
    // The mark before the edit was of another sum.
    expect(more.revertable).toBeNull();
    expect(await today()).toEqual({ sum: 300, paid: 200 });
    await server.ok(api.reportPayment, { order_token, sum: 300 });
    const { order: page, history: seen } = await server.ok(api.readOrderPageByToken, { order_token });
    expect([page.payment_reported_sum, seen.at(-1)]).toMatchObject([300, { kind: 'payment_reported', to: '100' }]);
    const wrong = await settle(order_id, 'came', 90);
    expect([wrong.status, wrong.problem.code]).toEqual([409, 'conflict']);
    expect((await settle(order_id, 'came', 100)).status).toBe(200);
    const settled = api.parseOrder(
      (await server.ok(api.settleDifference, { order_id, move: 'came', amount: 100 }, shop.owner)).order,
    );
    expect([settled.handPaid, api.leftToPay(settled)]).toEqual([300, 0]);
    expect(await read(order_id)).toMatchObject({ payment_reported: null, payment_reported_sum: null });
    expect(await today()).toEqual({ sum: 300, paid: 300 });
    const { history } = await server.ok(api.readOrderHistory, { order_id }, shop.owner);
    expect(history.at(-1)).toMatchObject({ actor: 'merchant', kind: 'difference_came', to: '100' });
    expect(history.filter(({ kind }) => kind === 'difference_came')).toHaveLength(1);
  });

  it('is to be given back by what it costs less, once, and due again where it costs more again', async () => {
    const { order, order_id } = await paid();
    const less = await pieces(order, 1);
    expect([api.overpaidOf(api.parseOrder(less)), await today()]).toEqual([100, { sum: 100, paid: 200 }]);
    expect((await settle(order_id, 'came', 100)).problem.code).toBe('conflict');
    const back = await server.ok(api.settleDifference, { order_id, move: 'returned', amount: 100 }, shop.owner);
    expect([api.overpaidOf(api.parseOrder(back.order)), await today()]).toEqual([0, { sum: 100, paid: 100 }]);
    const more = api.parseOrder(await pieces(back.order, 2));
    expect([api.leftToPay(more), api.overpaidOf(more)]).toEqual([100, 0]);
    await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    expect((await settle(order_id, 'came', 100)).problem.code).toBe('illegal_transition');
  });

  it('is reported anew where an edit came after the report: what was said before is over', async () => {
    const made = await placed(await newProduct(server, shop));
    const { order_token } = made;
    await server.ok(api.reportPayment, { order_token });
    const marked = { order_id: made.order.order_id, state: 'succeeded' as const };
    await pieces((await server.ok(api.setPaymentState, marked, shop.owner)).order, 2);
    const page = await server.ok(api.readOrderPageByToken, { order_token });
    expect([page.order.payment_reported, page.withdrawable, page.takes_screenshot]).toEqual([null, 0, false]);
  });

  it('is what the buyer says, where that is more than it costs by now', async () => {
    const roses = await newProduct(server, shop);
    const made = await placed(roses, { products: [{ product_id: roses, quantity: 3 }], expected_sum: 300 });
    await server.ok(api.reportPayment, { order_token: made.order_token, sum: 300 });
    await pieces(await read(made.order.order_id), 1);
    const { order } = await server.ok(
      api.setPaymentState,
      { order_id: made.order.order_id, state: 'succeeded' },
      shop.owner,
    );
    expect(api.overpaidOf(api.parseOrder(order))).toBe(200);
  });

  it('simply is another sum where nothing has come yet', async () => {
    const made = await placed(await newProduct(server, shop));
    const after = await pieces(made.order, 4);
    expect([after.hand_paid, api.totalOf(api.parseOrder(after)), api.unreportedSumOf(api.parseOrder(after))]).toEqual([
      undefined,
      400,
      400,
    ]);
    const none = await settle(made.order.order_id, 'came', 300);
    expect([none.status, none.problem.code]).toEqual([409, 'illegal_transition']);
  });
});

it('an order by hand is edited as any other, and stays its buyer’s to confirm', async () => {
  const { order } = await server.ok(api.placeByHand, byHandOf(await newProduct(server, shop)), shop.owner);
  const after = await edited(editOf(order, { lines: keptLines(order).slice(0, 1) }));
  expect([after.cart.sum, after.unconfirmed, after.source]).toEqual([100, true, 'by_hand']);
});
