import { screen, waitFor } from '@testing-library/react';
import * as api from 'shared-contracts';
import { createNetwork, goodAs, openScreen, productAs, refuse } from 'shared-runtime/testing';
import { orderId, orderRemote } from '../testing/order-page.ts';
import { wireOrder } from '../testing/wire.ts';

beforeEach(() => localStorage.clear());

const vaseId = '10000000-0000-4000-8000-000000000009';
const cart = {
  products_info: [
    { ...goodAs('Букет «Майское утро»', 1, 5000, '{"id":"m","value":"M"}'), line: 0 },
    { ...goodAs('Ваза', 2, 500), id: vaseId, line: 1, free: true },
  ],
  sum: 6000,
};

function edited(rest: Partial<api.OrderWire> = {}) {
  const network = createNetwork();
  const state = { order: wireOrder(1052, { cart, version: 3, ...rest }) };
  network.on(api.readDeliveryConditions, null as never);
  network.on(api.productsByIds, { products: [] });
  network.on(api.readOrderHistory, { history: [] });
  network.on(api.readMerchantOrder, () => ({ order: state.order }));
  network.on(api.editOrder, () => ({ order: { ...state.order, version: 4 } }));
  return { network, state, ...openScreen(orderRemote, `/merchant/orders/${orderId}/edit`) };
}

const save = () => screen.getByRole('button', { name: 'Сохранить заказ' });

it('keeps lines at their prices, and sends what is changed with the version that was seen', async () => {
  const { user, network } = edited();
  await user.click(await screen.findByRole('button', { name: /Больше.*Ваза|Ваза.*больше/i }));
  await user.click(screen.getByRole('button', { name: /Убрать.*Майское утро|Майское утро.*убрать/i }));
  await user.clear(screen.getByLabelText(/^Адрес/));
  await user.type(screen.getByLabelText(/^Адрес/), 'ул. Мира, 1');
  expect(screen.getByRole('region', { name: 'Состав' })).toHaveTextContent(/Итого\s*1\s500\s₽/);
  await user.click(save());
  await waitFor(() => expect(network.sent(api.editOrder)).toHaveLength(1));
  expect(network.sent(api.editOrder)[0]).toMatchObject({
    order_id: orderId,
    version: 3,
    lines: [{ kind: 'kept', line: 1, quantity: 3 }],
    discount: null,
    delivery_info: {
      delivery_address: 'ул. Мира, 1',
      delivery_method: 'Курьером',
      contact_phone_number: '+79162041837',
    },
  });
  expect(await screen.findByText('Заказ изменён')).toBeVisible();
});

it('keeps a gift as it is where something else is changed', async () => {
  const gift = {
    delivery_for_another: true,
    recipient: { name: 'Ольга', phone: '+79161112233' },
    do_not_call: true,
    anonymous: true,
    card_text: 'С праздником!',
    comment: 'Код 12',
    email: 'maria@mail.ru',
    delivery_date: '2020-01-01',
    delivery_interval: '10:00–12:00',
  };
  const { delivery_info } = wireOrder(1052);
  const { user, network } = edited({ delivery_info: { ...delivery_info, ...gift } });
  await user.click(await screen.findByRole('button', { name: /Больше.*Ваза|Ваза.*больше/i }));
  await user.click(save());
  await waitFor(() => expect(network.sent(api.editOrder)).toHaveLength(1));
  expect(network.sent(api.editOrder)[0]?.delivery_info).toMatchObject(gift);
});

it.each([
  ['hears of it by mail', { email: 'maria@mail.ru' }, {}, /^Через минуту сообщим тому, кто следит за заказом\.$/],
  ['has no address of mail', { email: '' }, {}, /^У покупателя нет почты: отправьте ему ссылку сами\.$/],
  [
    'has to confirm a dearer order again',
    { email: 'maria@mail.ru' },
    { unconfirmed: true },
    /^Заказ подорожал: покупатель подтвердит его снова\. Через минуту сообщим/,
  ],
])('says that the buyer %s, and leads back to the order', async (_, contact, answer, text) => {
  const { user, network, state, router } = edited({ delivery_info: { ...wireOrder(1).delivery_info, ...contact } });
  network.on(api.editOrder, () => ({ order: { ...state.order, version: 4, ...answer } }));
  await user.type(await screen.findByLabelText(/^Пожелание/), 'С лентой');
  await user.click(save());
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/merchant/orders/${orderId}`));
});

it('is not sent over what another device has saved, until the merchant chooses', async () => {
  const { user, network, state } = edited();
  await user.type(await screen.findByRole('textbox', { name: /^Скидка/ }), '100');
  network.on(api.editOrder, () => {
    state.order = {
      ...state.order,
      version: 4,
      cart: { ...cart, products_info: cart.products_info.slice(0, 1), sum: 5000 },
    };
    return refuse('conflict');
  });
  await user.click(save());
  expect(await screen.findByText('Это изменили в другой вкладке или на другом устройстве')).toBeVisible();
  expect(screen.getByText(/^Моё: [^;]+; Ваза × 2$/)).toBeVisible();
  expect(screen.getByText(/^Сохранённое там: [^;]+ × \d+$/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText(/сначала выберите, что оставить/)).toBeVisible();
  // It stands above the fields: whoever has pressed the button below is led there.
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Оставить моё'));
  expect(network.sent(api.editOrder)).toHaveLength(1);
  network.on(api.editOrder, () => ({ order: { ...state.order, version: 5 } }));
  await user.click(screen.getByRole('button', { name: 'Оставить моё' }));
  await user.click(save());
  await waitFor(() => expect(network.sent(api.editOrder)).toHaveLength(2));
  // What is gone there comes again as what it was: a line of the merchant's own.
  expect(network.sent(api.editOrder)[1]).toMatchObject({
    version: 4,
    lines: [
      { kind: 'kept', line: 0, quantity: 1 },
      { kind: 'free', title: 'Ваза', price: 500, quantity: 2 },
    ],
    discount: { amount: 100 },
  });
});

it('adds up as the saved order will where the goods come to cost less than their discounts', async () => {
  const { user } = edited({
    discounts: [
      { kind: 'code', title: 'ВЕСНА', amount: 1100 },
      { kind: 'merchant', title: 'Скидка', amount: 100 },
    ],
  });
  await user.click(await screen.findByRole('button', { name: /Убрать.*Майское утро|Майское утро.*убрать/i }));
  const goods = screen.getByRole('region', { name: 'Состав' });
  expect(goods).toHaveTextContent(/Товары\s*1\s000\s₽\s*Промокод ВЕСНА\s*−900\s₽\s*Скидка\s*−100\s₽\s*Доставка/);
  expect(goods).toHaveTextContent('Скидка по промокоду не пересчитывается');
});

it('keeps the words of a discount only as long as its sum', async () => {
  const { user, network } = edited({ discounts: [{ kind: 'merchant', title: 'Скидка 10\u00a0%', amount: 600 }] });
  await user.type(await screen.findByLabelText(/^Пожелание/), 'С лентой');
  await user.click(save());
  await waitFor(() => expect(network.sent(api.editOrder)).toHaveLength(1));
  expect(network.sent(api.editOrder)[0]?.discount).toEqual({ title: 'Скидка 10\u00a0%', amount: 600 });
});

it('gives another sum no words of before', async () => {
  const { user, network } = edited({ discounts: [{ kind: 'merchant', title: 'Скидка 10\u00a0%', amount: 600 }] });
  await user.click(await screen.findByRole('radio', { name: '₽' }));
  const discount = screen.getByRole('textbox', { name: /^Скидка/ });
  await user.clear(discount);
  await user.type(discount, '500');
  await user.click(save());
  await waitFor(() => expect(network.sent(api.editOrder)[0]?.discount).toEqual({ title: '', amount: 500 }));
});

it('reckons per cent anew with the goods: the words stay true', async () => {
  const { user, network } = edited({ discounts: [{ kind: 'merchant', title: 'Скидка 10\u00a0%', amount: 600 }] });
  expect(await screen.findByRole('radio', { name: '%' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /^Скидка/ })).toHaveValue('10');
  await user.click(screen.getByRole('button', { name: /^Больше: Ваза/ }));
  await user.click(save());
  await waitFor(() =>
    expect(network.sent(api.editOrder)[0]?.discount).toEqual({ title: 'Скидка 10\u00a0%', amount: 650 }),
  );
});

it('of an order that is being assembled is not offered', async () => {
  edited({ status: 'assembling' });
  expect(await screen.findByText('Этот заказ больше не меняют')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Сохранить заказ' })).toBeNull();
});

it('lets the order keep a day that has passed, and its own pieces of what is sold out', async () => {
  const rosesId = '10000000-0000-4000-8000-000000000003';
  const goods = { ...goodAs('Розы', 2, 100), id: rosesId, line: 0 };
  const info = { ...wireOrder(1).delivery_info, delivery_date: '2020-01-01' };
  const { user, network } = edited({ cart: { products_info: [goods], sum: 200 }, delivery_info: info });
  network.on(api.productsByIds, { products: [productAs(rosesId, 'Розы', { stock: { kind: 'counted', left: 0 } })] });
  expect(await screen.findByText(/^В наличии 2\sшт\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Больше: Розы/ }));
  expect(screen.getByText(/^В наличии только 2\sшт\.: уменьшите$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Меньше: Розы/ }));
  await user.type(screen.getByLabelText(/^Пожелание/), 'С лентой');
  await user.click(save());
  await waitFor(() => expect(network.sent(api.editOrder)).toHaveLength(1));
});

describe('the price of a delivery that is free from a sum', () => {
  const courier = {
    id: 'courier',
    kind: 'courier',
    name: 'Курьером',
    price: 300,
    freeFrom: 6500,
    when: '',
    onReceipt: [],
  };
  const priceField = () => screen.getByRole('textbox', { name: /^Стоимость доставки/ });
  const withCourier = (delivery: Partial<api.OrderWire['delivery_info']>) => {
    const words = { delivery_method: 'Курьером — 300\u00a0₽, бесплатно от 6\u00a0500\u00a0₽', delivery_price: 300 };
    const info = { ...wireOrder(1).delivery_info, ...words, ...delivery };
    const form = edited({ delivery_info: info });
    form.network.on(api.readDeliveryConditions, {
      ...{ id: 'c', merchantId: 'm', showAddress: true, communication: [], createdAt: '', updatedAt: '' },
      deliveryMethod: [courier],
    } as never);
    return form;
  };

  it('follows the goods of an edited order over the sum and below it again, before it is sent', async () => {
    const { user, network } = withCourier({});
    await user.click(await screen.findByRole('button', { name: /Больше.*Ваза|Ваза.*больше/i }));
    await waitFor(() => expect(priceField()).toHaveValue('0'));
    await user.click(screen.getByRole('button', { name: /Меньше.*Ваза|Ваза.*меньше/i }));
    await waitFor(() => expect(priceField()).toHaveValue('300'));
    await user.click(screen.getByRole('button', { name: /Больше.*Ваза|Ваза.*больше/i }));
    await user.click(save());
    await waitFor(() => expect(network.sent(api.editOrder)).toMatchObject([{ delivery_info: { delivery_price: 0 } }]));
  });

  it.each([
    ['that the merchant has set', '250', { delivery_price: 250, delivery_price_by_seller: true }],
    ['whose method the shop has priced anew', '300', { delivery_method: 'Курьером — 200\u00a0₽' }],
  ])('%s stays as it is', async (_, price, delivery) => {
    const { user } = withCourier(delivery);
    await user.click(await screen.findByRole('button', { name: /Больше.*Ваза|Ваза.*больше/i }));
    expect(priceField()).toHaveValue(price);
  });
});
