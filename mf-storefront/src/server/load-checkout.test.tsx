import { screen } from '@testing-library/react';
import { checkout, type FormLine, listPaymentMethods, listPublicProducts, shopDayOf } from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { refuse } from 'shared-runtime/testing';
import { networkThatSells } from '../testing/checkout.ts';
import { plainCart as cart, openPlain as open, filledForm as sent } from '../testing/plain.tsx';
import { conditions, dressId, peony, peonyId, price, roses } from '../testing/shop.ts';

const { key } = sent;

const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[type=hidden][name="${name}"]`)?.value;

it('shows the cart at the shop’s prices, and a form that carries what is seen and a key of its own', async () => {
  networkThatSells();
  const page = await open({ cart: [{ ...cart[0], price: 4500 } as FormLine], sent: null });
  expect(page).toMatchObject({ status: 200, personal: true });
  expect(screen.getByText(/Цена изменилась: было 4\s500\s₽, стало 4\s900\s₽/)).toBeVisible();
  expect(screen.getAllByText(price(9800), { selector: 'strong' })[0]).toBeInTheDocument();
  expect(JSON.parse(hidden('lines') ?? '')).toEqual(cart);
  expect(hidden('key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(document.querySelector('form')).toHaveAttribute('action', '/b2b/bff/forms/verbena/checkout');
  // Enter in a field presses the first button.
  expect(document.querySelector('button')).toHaveTextContent('Оформить');
});

it('says in the header how many products the cart has, and of payment on receipt what the shop’s home says', async () => {
  const deliveryMethod = wireMethodsOf('Курьером — 300 ₽, оплата при получении наличными', 'Почта — 350 ₽');
  const network = networkThatSells({ conditions: { ...conditions, deliveryMethod } });
  network.on(listPaymentMethods, { payment_methods: [{ type: 'p2p' }, { type: 'on_delivery' }] });
  await open({ cart, sent: null });
  expect(document.getElementById('cartCount')).toHaveTextContent(/^2/);
  expect(screen.getByText('Наличными. Не для всех способов доставки')).toBeVisible();
});

it('says when the shop is open where an order is picked up, unless the pick-up has hours of its own', async () => {
  const openingHours = JSON.stringify([{ day: 'sat', from: '10:00', to: '18:00' }]);
  const deliveryMethod = wireMethodsOf('Самовывоз — ул. Мира, 7', 'Самовывоз — склад, с 10 до 18', 'Курьером — 300 ₽');
  networkThatSells({ settings: { openingHours }, conditions: { ...conditions, deliveryMethod } });
  await open({ cart, sent: null });
  expect(screen.getAllByText(/^Магазин открыт: Пн–Пт выходной, Сб 10:00\S?–\S?18:00, Вс выходной$/)).toHaveLength(1);
});

it('what is gone, or comes in sizes by now, is named and goes into no order', async () => {
  networkThatSells();
  const gone = '01890000-0000-7000-8000-0000000001ff';
  await open({
    cart: [
      ...cart,
      { productId: gone, sizeId: null, quantity: 1, price: 5 },
      { productId: dressId, sizeId: null, quantity: 1, price: 7800 },
    ],
    sent: null,
  });
  expect(screen.getByText(/Больше не продаётся/)).toBeVisible();
  expect(screen.getByText(/Этого размера больше нет/)).toBeVisible();
  expect(JSON.parse(hidden('lines') ?? '')).toEqual(cart);
});

it('places the order of a form and leads to its page', async () => {
  const network = networkThatSells();
  const page = await open({ cart, sent });
  expect(page).toMatchObject({ leadsTo: '/shop/verbena/order/token-1', ordered: cart });
  expect(network.sent(checkout)).toMatchObject([
    {
      idempotency_key: key,
      products: [{ product_id: peonyId, quantity: 2, size_id: null, price: 4900 }],
      expected_sum: 9800,
      expected_delivery_price: 300,
      payment_method: 'p2p',
      delivery_info: { name: 'Ольга Кузнецова', comment: 'первая\nвторая', delivery_method_id: 'way-1' },
      consents: { offer: '1', personal_data: '1' },
    },
  ]);
});

it('a form with errors comes back with its values, a sentence at each field, and the focus on what is wrong', async () => {
  const network = networkThatSells();
  const { offer: _, ...wrong } = { ...sent, phone: '12', name: '' };
  const page = await open({ cart, sent: wrong });
  expect(page?.status).toBe(422);
  expect(network.sent(checkout)).toEqual([]);
  expect(screen.getByText('Заказ не отправлен')).toBeVisible();
  expect(screen.getAllByText('Напишите, как к вам обращаться')).toHaveLength(2);
  expect([...document.querySelectorAll('[autofocus]')]).toEqual([screen.getByRole('alert')]);
  expect(screen.getByLabelText('Телефон')).toHaveValue('12');
  expect(screen.getByLabelText('Комментарий')).toHaveValue('первая\nвторая');
  const offer = screen.getByRole('checkbox', { name: /публичной оферты/ });
  expect(offer).not.toBeChecked();
  expect(offer).toHaveAccessibleDescription(/Без этого нельзя оформить заказ$/);
  expect(screen.getByRole('checkbox', { name: /персональных данных/ })).toBeChecked();
  expect(hidden('key')).toBe(key);
});

it('a day is sent by its name as the day it is, or as the date of another one, which is asked for', async () => {
  const network = networkThatSells();
  const [today, tomorrow] = [0, 1].map((days) =>
    shopDayOf(new Date(Date.now() + days * 86_400_000), 'Europe/Moscow'),
  ) as [string, string];
  const far = shopDayOf(new Date(Date.now() + 60 * 86_400_000), 'Europe/Moscow');
  const radio = (name: string) => screen.getByRole('radio', { name });
  await open({ cart, sent: null });
  expect(radio('Любой')).toBeChecked();
  expect(radio('Сегодня')).toHaveAttribute('value', today);
  expect(radio('Завтра')).toHaveAttribute('value', tomorrow);
  await open({ cart, sent: { ...sent, day: tomorrow, date: far } });
  await open({ cart, sent: { ...sent, day: 'other', date: far } });
  await open({ cart, sent: { ...sent, day: '', date: far } });
  // Of a page that an earlier release has made.
  await open({ cart, sent: { ...sent, date: far } });
  expect(network.sent(checkout).map(({ delivery_info }) => delivery_info.delivery_date)).toEqual([
    tomorrow,
    far,
    '',
    far,
  ]);
  await open({ cart, sent: { ...sent, day: 'other', date: '' } });
  expect(screen.getAllByText('Укажите дату')).toHaveLength(2);
  expect(radio('Другой день')).toBeChecked();
  // The page was made yesterday.
  await open({ cart, sent: { ...sent, day: '2020-01-01', date: '' } });
  expect(screen.getAllByText(/^Выберите день с .+ по /)).toHaveLength(2);
  expect(screen.getByLabelText('Дата')).toHaveValue('2020-01-01');
});

it('says of every field whether it has to be filled in, and leaves all checks to the server', async () => {
  networkThatSells();
  await open({ cart, sent: null });
  for (const name of ['Ваше имя', 'Телефон', 'Адрес', 'Дата']) expect(screen.getByLabelText(name)).toBeRequired();
  for (const name of [/публичной оферты/, /персональных данных/]) expect(screen.getByLabelText(name)).toBeRequired();
  for (const name of ['Почта', 'Время', 'Комментарий'])
    expect(screen.getByRole('textbox', { name })).not.toBeRequired();
  // What the styles hide is required, too, and no browser could lead to it.
  expect(document.querySelector('form')).toHaveAttribute('novalidate');
});

it('what has changed is named, shown as it is now and asked about again, by the same key', async () => {
  const network = networkThatSells();
  network.on(checkout, () => {
    network.sell([{ ...peony, price: 5200 }, roses]);
    const change = {
      product_id: peonyId,
      size_id: null,
      kind: 'price' as const,
      title: peony.title,
      was: 4900,
      now: 5200,
    };
    return refuse('cart_changed', { changes: [change] });
  });
  const page = await open({ cart, sent });
  expect(page?.status).toBe(422);
  expect(screen.getByText(/было 4\s900\s₽, стало 5\s200\s₽/, { selector: 'ul li' })).toBeVisible();
  expect(JSON.parse(hidden('lines') ?? '')).toMatchObject([{ price: 5200, quantity: 2 }]);
  expect(hidden('key')).toBe(key);
  expect(screen.getByLabelText('Ваше имя')).toHaveValue('Ольга Кузнецова');
  expect(network.sent(listPublicProducts).filter(({ product_ids }) => product_ids)).toHaveLength(2);
});

it('a delivery that cost something else on the page that was sent is sent as it was seen', async () => {
  const network = networkThatSells();
  await open({ cart, sent: { ...sent, 'cost:way-1': '250' } });
  expect(network.sent(checkout)[0]?.expected_delivery_price).toBe(250);
});

it.each([
  ['shop_stopped', /Магазин/],
  ['unavailable', /второго заказа не будет/],
  ['idempotency_conflict', /Если нужен ещё один/],
] as const)('says why it was not placed where the service answers %s, and loses nothing', async (code, words) => {
  networkThatSells().on(checkout, refuse(code));
  const page = await open({ cart, sent });
  expect(page?.status).toBe(422);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByLabelText('Ваше имя')).toHaveValue('Ольга Кузнецова');
  expect(hidden('key') === key).toBe(code !== 'idempotency_conflict');
});

it('a change of the cart with nothing typed leads to the page’s own address, and else keeps what was typed', async () => {
  networkThatSells();
  const set = `1.${peonyId}.`;
  const untouched = { set, contactMethod: 'phone', deliveryMethod: 'way-1', payment: 'p2p', name: '' };
  expect(await open({ cart, sent: untouched })).toMatchObject({ leadsTo: '/shop/verbena/checkout' });
  const page = await open({ cart, sent: { ...sent, set } });
  expect(page?.leadsTo).toBeUndefined();
  expect(screen.getByLabelText('Ваше имя')).toHaveValue('Ольга Кузнецова');
});

it('lines that make no sense are no order', async () => {
  networkThatSells().on(checkout, refuse('validation_failed'));
  for (const lines of ['', 'x', '[{"productId":1}]'])
    expect(await open({ cart, sent: { ...sent, lines } })).toMatchObject({ status: 422 });
});
