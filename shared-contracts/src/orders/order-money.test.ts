import * as api from '../index.ts';

type Wire = Record<string, unknown>;
const orderOf = (more: Wire = {}, delivery: Wire = {}) =>
  api.parseOrder({
    order_id: 'o',
    payment_method: 'p2p',
    cart: { sum: 1000 },
    delivery_info: { delivery_kind: 'courier', delivery_price: 0, ...delivery },
    ...more,
  });
const paid = { id: 'p', status: 'succeeded', paid: true, amount: 1000 };
const byCard = (payment: Wire | null, more: Wire = {}, delivery: Wire = {}) =>
  orderOf(
    { payment_method: 'card', payment_state: 'succeeded', payment: payment && { ...paid, ...payment }, ...more },
    delivery,
  );
const byHand = (more: Wire) => orderOf({ payment_state: 'succeeded', ...more });

describe('a card', () => {
  it.each([
    [{}, 0],
    [{ amount: 700 }, 300],
    [{ amount: 700.1, released_amount: 100 }, 199.9],
    [{ amount: 700, held_amount: 200 }, 100],
    [{ returned_amount: 100 }, 100],
    [{ amount: 1100 }, 0],
    [{ amount: undefined }, 1000],
    [{ paid: false }, 1000],
    [null, 1000],
  ])('that brought %j leaves %d to pay', (payment, left) => {
    expect(api.unpaidByCard(byCard(payment))).toBe(left);
    expect(api.leftToPay(byCard(payment))).toBe(left);
  });

  it.each([
    [{ amount: 1200.1 }, {}, 200.1],
    [{ held_amount: 150 }, {}, 150],
    [{ amount: 1200, refunded_amount: 50, returned_amount: 50 }, {}, 150],
    // Nothing that has gone or is going back for another reason is given back a second time.
    [{ amount: 1200, refunded_amount: 50.1 }, {}, 149.9],
    [{ amount: 1200, refunded_amount: 100, refunding_amount: 60 }, {}, 40],
    [{ amount: 1200, refunding_amount: 200 }, {}, 0],
    [{ amount: 1200, refunded_amount: 1100 }, {}, 0],
    // No more than is there to be given back.
    [{ amount: 1200, held_amount: 1100 }, {}, 1200],
    [{ amount: 900 }, {}, 0],
    [{ amount: 1200, paid: false }, {}, 0],
    [{ amount: 1200 }, { version: 1 }, 0],
    [{ amount: 1200 }, { status: 'canceled' }, 0],
    [{ amount: 1200 }, { payment_state: 'waiting_for_capture' }, 0],
    [null, {}, 0],
  ])('that brought %j of an edited order (%j) brought %d too much', (payment, more, over) => {
    expect(api.overpaidOf(byCard(payment, { version: 2, ...more }))).toBe(over);
  });
});

describe('money that is marked by hand', () => {
  it.each([
    [{}, 1000, 1000, 0],
    [{ hand_paid: 900.1 }, 900.1, 900.1, 99.9],
    [{ hand_paid: 900, hand_returned: 100 }, 1000, 1000, 100],
    [{ hand_refunded: 300 }, 1000, 700, 0],
    [{ hand_refunded: 1200 }, 1000, 0, 0],
    [{ hand_paid: 1200 }, 1200, 1200, 0],
  ])('of %j %d came, %d is held, %d is still due', (more, received, held, due) => {
    const order = byHand(more);
    expect([api.receivedByHand(order), api.heldByHand(order), api.leftToPay(order)]).toEqual([received, held, due]);
  });

  it('is not held before it came, nor of a card', () => {
    expect(api.heldByHand(orderOf())).toBe(0);
    expect(api.heldByHand(byHand({ payment_state: 'refunded' }))).toBe(0);
    expect(api.heldByHand(byCard({}))).toBe(0);
  });

  it.each([
    [{ hand_paid: 1200 }, 200],
    [{ hand_paid: 1200, hand_refunded: 50 }, 150],
    [{ hand_paid: 900 }, 0],
    [{ hand_paid: 1200, version: 1 }, 0],
    [{ hand_paid: 1200, status: 'canceled' }, 0],
    [{ hand_paid: 1200, payment_state: 'pending' }, 0],
  ])('of an edited order with %j is %d too much', (more, over) => {
    expect(api.overpaidOf(byHand({ version: 2, ...more }))).toBe(over);
  });
});

it.each<[string, api.Order, boolean]>([
  ['a part by hand', byHand({ hand_paid: 900 }), true],
  ['all by hand', byHand({}), false],
  ['a part of a canceled order', byHand({ hand_paid: 900, status: 'canceled' }), false],
  ['nothing yet', orderOf({ hand_paid: 900 }), false],
  ['a part by card', byCard({ amount: 900 }), true],
  ['a part that a card holds', byCard({ amount: 900 }, { payment_state: 'waiting_for_capture' }), true],
  ['a payment that came to nothing', byCard({ amount: 900, paid: false }), false],
  ['no payment at all', byCard(null), false],
])('where there is %s the rest is awaited: %#', (_, order, isPart) => expect(api.isPartPaid(order)).toBe(isPart));

it.each<[string, api.Order, boolean]>([
  ['a part by card', byCard({ refunded_amount: 100 }), true],
  ['nothing by card', byCard({}), false],
  ['all by card', byCard({ refunded_amount: 1000 }, { payment_state: 'refunded' }), false],
  ['a part by hand', byHand({ hand_refunded: 100 }), true],
  ['more by hand than a change made too much', byHand({ hand_refunded: 150, hand_returned: 100 }), true],
  ['by hand what a change made too much', byHand({ hand_refunded: 100, hand_returned: 100 }), false],
])('where %s went back, the order is told as given back in part: %#', (_, order, isPart) =>
  expect(api.isPartRefunded(order)).toBe(isPart),
);

it.each<[string, api.Order, boolean]>([
  ['nobody has said', orderOf({}, { delivery_price: null }), true],
  ['the seller said', orderOf({}, { delivery_price: 300, delivery_price_by_seller: true }), true],
  ['the shop’s words said', orderOf({}, { delivery_price: 300 }), false],
  ['nobody brings', orderOf({}, { delivery_price: null, delivery_kind: 'pickup' }), false],
  ['is over', orderOf({ status: 'completed' }, { delivery_price: null }), false],
  ['is canceled', orderOf({ status: 'canceled' }, { delivery_price: null }), false],
  ['was paid with a transfer', orderOf({ payment_state: 'succeeded' }, { delivery_price: null }), false],
  ['was left out of a card’s payment', byCard({}, {}, { delivery_price: null }), true],
  ['is short in a card’s payment', byCard({}, {}, { delivery_price: 300, delivery_price_by_seller: true }), true],
  ['was paid by card', byCard({ amount: 1300 }, {}, { delivery_price: 300, delivery_price_by_seller: true }), false],
  ['went back to a card', byCard({}, { payment_state: 'refunded' }, { delivery_price: null }), false],
])('a price of the delivery that %s may be said: %#', (_, order, may) => {
  expect(api.canSetDeliveryPrice(order)).toBe(may);
  expect(api.awaitsDeliveryPrice(order)).toBe(may && order.deliveryInfo.deliveryPrice === null);
});

it.each([
  ['created', 'pending', true],
  ['accepted', 'succeeded', true],
  ['accepted', 'refunded', false],
  ['assembling', 'pending', false],
  ['delivering', 'pending', false],
  ['completed', 'succeeded', false],
  ['canceled', 'pending', false],
] as const)('an order that is %s, its money %s, may be changed: %p', (status, paymentState, may) => {
  expect(api.isEditable({ status, paymentState })).toBe(may);
});

it('what an answer leaves out is nothing, and what it says is read', () => {
  const bare = api.parseOrder({ order_id: 'o', cart: { products_info: [{}] }, delivery_info: { recipient: null } });
  expect(bare).toMatchObject({ version: 1, handPaid: null, handRefunded: 0, handReturned: 0, unconfirmed: false });
  expect(bare).toMatchObject({ paymentScreenshot: false, paymentReported: null, photo: null, revertable: null });
  expect(bare.basket).toMatchObject({
    sum: 0,
    goods: [{ count: 0, price: 0, sale: null, free: false, published: false }],
  });
  expect(bare.deliveryInfo).toMatchObject({
    forAnother: false,
    recipient: null,
    doNotCall: false,
    anonymous: false,
    deliveryPriceBySeller: false,
    deliveryPrice: null,
  });
  const order = api.parseOrder({
    order_id: 'o',
    unconfirmed: true,
    payment_screenshot: true,
    version: 3,
    cart: { products_info: [{ line: 4, free: true, options: { is_posted: true } }] },
    delivery_info: { delivery_for_another: true, recipient: { name: 'Анна' }, do_not_call: true, anonymous: true },
  });
  expect(order).toMatchObject({ unconfirmed: true, paymentScreenshot: true, version: 3 });
  expect(order.basket.goods[0]).toMatchObject({ line: 4, free: true, published: true });
  expect(order.deliveryInfo).toMatchObject({
    forAnother: true,
    recipient: { name: 'Анна', phone: '' },
    doNotCall: true,
    anonymous: true,
  });
});

it('how an order is brought is told by its kind, or, before there were kinds, by its words', () => {
  const kind = (info: Wire) => api.parseOrder({ order_id: 'o', delivery_info: info }).deliveryInfo.deliveryKind;
  expect(kind({ delivery_method: 'Самовывоз' })).toBe('pickup');
  expect(kind({ delivery_method: 'Самовывоз', delivery_kind: 'courier' })).toBe('courier');
});
