import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { formatDate } from 'shared-design-system/office';
import { createNetwork, offline, openScreen, productAs, refuse } from 'shared-runtime/testing';
import { orderRemote } from '../testing/order-page.ts';
import { wireOrder } from '../testing/wire.ts';

beforeEach(() => localStorage.clear());

const rosesId = '10000000-0000-4000-8000-000000000002';
const sizes = [
  { id: 's', value: '25 роз', price: 2500 },
  { id: 'm', value: '51 роза', price: 4900 },
];
const roses = productAs(rosesId, 'Розы', {
  price: 2500,
  meta_options: { product_fields: JSON.stringify([{ type: 'sizes', sizes }]) },
});

const courier = {
  id: 'courier',
  kind: 'courier' as const,
  name: 'Курьером',
  price: 300,
  freeFrom: null,
  when: '',
  onReceipt: [],
};
const slots = [{ from: '10:00', to: '12:00', capacity: 1, days: [] }];
const conditions = {
  id: 'd1',
  merchantId: 'm1',
  showAddress: true,
  deliveryMethod: [courier],
  communication: [],
  schedule: { leadHours: 0, lastHour: null, daysOff: [], datesOff: [], slots },
  createdAt: '',
  updatedAt: '',
};

function newOrder() {
  const network = createNetwork();
  network.on(api.readDeliveryConditions, conditions as never);
  network.on(api.listProducts, { products_list: [roses], total_count: 1 });
  network.on(api.productsByIds, { products: [roses] });
  network.on(api.readOrderHistory, { history: [] });
  network.on(api.readMerchantOrder, { order: wireOrder(1052, { source: 'by_hand', unconfirmed: true }) });
  network.on(api.placeByHand, { order: wireOrder(1052, { source: 'by_hand', unconfirmed: true }) });
  return { network, ...openScreen(orderRemote, '/merchant/orders/new') };
}
type Form = ReturnType<typeof newOrder>;

async function addRoses({ user }: Form) {
  await user.click(await screen.findByRole('button', { name: 'Добавить товар' }));
  const dialog = await screen.findByRole('dialog', { name: 'Добавить товар' });
  await user.click(await within(dialog).findByRole('button', { name: 'Розы' }));
  await user.click(await screen.findByRole('button', { name: '51 роза' }));
}

it('looks for a product once its name is typed, not at each letter', async () => {
  const { user, network } = newOrder();
  await user.click(await screen.findByRole('button', { name: 'Добавить товар' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить товар' }));
  await dialog.findByRole('button', { name: 'Розы' });
  await user.type(dialog.getByRole('searchbox'), 'Пионы');
  network.on(api.listProducts, { products_list: [], total_count: 0 });
  expect(await dialog.findByText(/Ничего не нашлось/)).toBeVisible();
  expect(network.sent(api.listProducts)).toMatchObject([{ is_posted: true }, { search: 'Пионы', is_posted: true }]);
  expect(network.sent(api.listProducts).map(({ search }) => search)).toEqual([undefined, 'Пионы']);
});

const tomorrow = () => api.getDeliveryDateRange(new Date(Date.now() + 86_400_000), 'Europe/Moscow').first;

const create = () => screen.getByRole('button', { name: 'Создать заказ' });

it('adds up where the discount is larger than the goods and the delivery is free, too', async () => {
  const form = newOrder();
  await addRoses(form);
  const goods = screen.getByRole('region', { name: 'Состав' });
  await form.user.type(screen.getByRole('textbox', { name: /^Скидка/ }), '9000');
  expect(goods).toHaveTextContent(/Товары\s*4\s900\s₽\s*Скидка\s*−4\s900\s₽.*Итого\s*0\s₽/);
  await form.user.type(screen.getByLabelText(/^Стоимость/), '0');
  expect(goods).toHaveTextContent(/Доставка\s*бесплатно\s*Итого\s*0\s₽/);
});

it('is of products in their sizes and of own lines, with a discount and the price of the chosen delivery, and leads to the order', async () => {
  const form = newOrder();
  const { user, network } = form;
  await addRoses(form);
  await user.click(screen.getByRole('button', { name: 'Своя строка' }));
  const dialog = await screen.findByRole('dialog', { name: 'Своя строка' });
  await user.type(within(dialog).getByLabelText('Что это'), 'Ваза');
  await user.type(within(dialog).getByLabelText('Цена за штуку'), '500');
  await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  await user.type(screen.getByRole('textbox', { name: /^Скидка/ }), '10');
  await user.click(screen.getByRole('radio', { name: '%' }));
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  await user.selectOptions(screen.getByLabelText('Способ'), 'Курьером');
  fireEvent.change(screen.getByLabelText(/^День/), { target: { value: tomorrow() } });
  await user.selectOptions(screen.getByLabelText(/^Время/), '10:00–12:00');
  await user.type(screen.getByLabelText(/^Адрес/), 'ул. Мира, 1');
  await user.type(screen.getByLabelText(/^Телефон/), '9160000001');
  const goods = screen.getByRole('region', { name: 'Состав' });
  expect(goods).toHaveTextContent(/Товары\s*5\s400\s₽\s*Скидка\s*−540\s₽\s*Доставка\s*300\s₽\s*Итого\s*5\s160\s₽/);
  await user.click(screen.getByRole('radio', { name: 'При получении' }));
  await user.click(create());
  expect(await screen.findByText(/^Заказ №\s1052 создан$/)).toBeVisible();
  expect(network.sent(api.placeByHand)).toMatchObject([
    {
      idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
      lines: [
        { kind: 'product', product_id: rosesId, size_id: 'm', quantity: 1, price: 4900 },
        { kind: 'free', title: 'Ваза', price: 500, quantity: 1 },
      ],
      discount: { title: 'Скидка 10\u00a0%', amount: 540 },
      payment_method: 'on_delivery',
      delivery_info: {
        name: 'Анна',
        contact_phone_number: '+79160000001',
        delivery_address: 'ул. Мира, 1',
        delivery_date: tomorrow(),
        delivery_method_id: 'courier',
        delivery_price: 300,
        delivery_interval: '10:00–12:00',
      },
    },
  ]);
  expect(await screen.findByRole('region', { name: 'Ждёт подтверждения покупателя' })).toBeVisible();
});

it('asks what the shop does: the price of a sale that runs, in each size', async () => {
  const form = newOrder();
  const rule = { kind: 'sale', percent: 20, round_to: 10, ends_at: '2026-12-02T20:59:00.000Z' } as const;
  form.network.on(api.listProducts, { products_list: [{ ...roses, price_rule: rule }], total_count: 1 });
  const { user, network } = form;
  await user.click(await screen.findByRole('button', { name: 'Добавить товар' }));
  const dialog = await screen.findByRole('dialog', { name: 'Добавить товар' });
  expect(await within(dialog).findByText(/^от 2\s000\s₽/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Розы' }));
  expect(await screen.findByText(/^3\s920\s₽/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '51 роза' }));
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  await user.click(create());
  await waitFor(() =>
    expect(network.sent(api.placeByHand)).toMatchObject([{ lines: [{ size_id: 'm', price: 3920 }] }]),
  );
});

it('has the delivery’s price follow the goods until another one is written', async () => {
  const form = newOrder();
  const free = { ...conditions, deliveryMethod: [{ ...courier, freeFrom: 5000 }] };
  form.network.on(api.readDeliveryConditions, free as never);
  const { user } = form;
  await addRoses(form);
  await user.selectOptions(screen.getByLabelText('Способ'), 'Курьером');
  const price = () => screen.getByRole('textbox', { name: /^Стоимость доставки/ });
  expect(price()).toHaveValue('300');
  await addRoses(form);
  await waitFor(() => expect(price()).toHaveValue('0'));
  await user.clear(price());
  await user.type(price(), '150');
  await addRoses(form);
  expect(price()).toHaveValue('150');
});

it('says what is missing before it sends anything', async () => {
  const { user, network } = newOrder();
  await screen.findByRole('button', { name: 'Добавить товар' });
  await user.click(create());
  expect(await screen.findByText('Как зовут покупателя?')).toBeVisible();
  expect(screen.getAllByText('Добавьте товары или свою строку.').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('radio', { name: 'Картой или СБП по ссылке' }));
  await addRoses({ user, network } as Form);
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  await user.click(create());
  expect(await screen.findByText('Для оплаты картой нужен телефон или почта: туда придёт чек.')).toBeVisible();
  expect(network.sent(api.placeByHand)).toEqual([]);
});

it('asks where the hours are full, and goes on with another key where the merchant says so', async () => {
  const form = newOrder();
  const { user, network } = form;
  network.on(api.placeByHand, ({ over_capacity }) =>
    over_capacity ? { order: wireOrder(1052) } : refuse('slot_taken'),
  );
  await addRoses(form);
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  await user.click(create());
  const question = await screen.findByRole('alertdialog', { name: 'Эти часы уже заняты' });
  await user.click(within(question).getByRole('button', { name: 'Взять заказ' }));
  await waitFor(() => expect(network.sent(api.placeByHand)).toHaveLength(2));
  const [first, second] = network.sent(api.placeByHand);
  expect([second?.over_capacity, first?.idempotency_key === second?.idempotency_key]).toEqual([true, false]);
});

it('makes one order where the answer to that was lost, and it is asked and answered again', async () => {
  const form = newOrder();
  const { user, network } = form;
  network.on(api.placeByHand, ({ over_capacity }) => (over_capacity ? offline : refuse('slot_taken')));
  await addRoses(form);
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  for (const count of [2, 4]) {
    await user.click(create());
    const question = await screen.findByRole('alertdialog', { name: 'Эти часы уже заняты' });
    await user.click(within(question).getByRole('button', { name: 'Взять заказ' }));
    await waitFor(() => expect(network.sent(api.placeByHand)).toHaveLength(count));
    await waitFor(() => expect(create()).not.toHaveAttribute('aria-busy'));
  }
  const taken = network.sent(api.placeByHand).filter(({ over_capacity }) => over_capacity);
  expect(taken[1]?.idempotency_key).toBe(taken[0]?.idempotency_key);
});

it('names what there is not enough of, and sends the same key again after a lost answer', async () => {
  const form = newOrder();
  const { user, network } = form;
  const changes = [{ product_id: rosesId, size_id: 'm', title: 'Розы', kind: 'stock' as const, was: 1, now: 0 }];
  network.on(api.placeByHand, () => refuse('cart_changed', { changes }));
  await addRoses(form);
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  await user.click(create());
  expect(await screen.findByText('«Розы»: нужно 1, есть 0.')).toBeVisible();
  network.on(api.placeByHand, offline);
  await user.click(create());
  await waitFor(() => expect(network.sent(api.placeByHand).length).toBeGreaterThan(1));
  expect(screen.queryByText('«Розы»: нужно 1, есть 0.')).toBeNull();
  const keys = network.sent(api.placeByHand).map(({ idempotency_key }) => idempotency_key);
  expect(new Set(keys).size).toBe(1);
});

it('sends the same key after a reload too, and another one for the next such order', async () => {
  const before = newOrder();
  before.network.on(api.placeByHand, offline);
  await addRoses(before);
  await before.user.type(screen.getByLabelText('Имя'), 'Анна');
  await before.user.click(create());
  await waitFor(() => expect(before.network.sent(api.placeByHand)).toHaveLength(1));
  before.view.unmount();

  const after = newOrder();
  await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveValue('Анна'));
  await after.user.click(create());
  await waitFor(() => expect(after.network.sent(api.placeByHand)).toHaveLength(1));
  expect(after.network.sent(api.placeByHand)).toEqual(before.network.sent(api.placeByHand));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Создать заказ' })).toBeNull());
  after.view.unmount();

  const next = newOrder();
  await addRoses(next);
  await next.user.type(screen.getByLabelText('Имя'), 'Анна');
  await next.user.click(create());
  await waitFor(() => expect(next.network.sent(api.placeByHand)).toHaveLength(1));
  const [{ idempotency_key: key, ...body } = { idempotency_key: '' }] = next.network.sent(api.placeByHand);
  expect(before.network.sent(api.placeByHand)).toEqual([
    { ...body, idempotency_key: expect.not.stringContaining(key) },
  ]);
});

it('takes the price that the shop has come to ask, says so, and sends that one the next time', async () => {
  const form = newOrder();
  const { user, network } = form;
  const change = { product_id: rosesId, size_id: 'm', title: 'Розы', kind: 'price' as const, was: 4900, now: 5200 };
  network.on(api.placeByHand, () => refuse('cart_changed', { changes: [change] }));
  await addRoses(form);
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  await user.click(create());
  expect(await screen.findByText(/^«Розы» теперь стоит 5\s200\s₽: цена в заказе обновлена\.$/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Состав' })).toHaveTextContent(/Итого\s*5\s200\s₽/);
  await user.click(create());
  await waitFor(() => expect(network.sent(api.placeByHand)).toHaveLength(2));
  const [first, second] = network.sent(api.placeByHand);
  expect(second).toMatchObject({ lines: [{ price: 5200 }] });
  expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
});

it('asks the price of the chosen zone, and of no zone once another way is chosen', async () => {
  const zone = (id: string, name: string, price: number) => ({
    id,
    name,
    price,
    freeFrom: null,
    leastOrder: null,
    leadHours: null,
  });
  const zones = [zone('near', 'В городе', 300), zone('far', 'За городом', 700)];
  const form = newOrder();
  const ways = [
    { ...courier, price: null, zones },
    { ...courier, id: 'post', kind: 'post', name: 'Почтой', price: 450 },
  ];
  form.network.on(api.readDeliveryConditions, { ...conditions, deliveryMethod: ways } as never);
  const { user, network } = form;
  await addRoses(form);
  const price = () => screen.getByRole('textbox', { name: /^Стоимость доставки/ });
  await user.selectOptions(screen.getByLabelText('Способ'), 'Курьером');
  await user.selectOptions(screen.getByLabelText('Зона или пункт'), 'За городом');
  expect(price()).toHaveValue('700');
  await user.selectOptions(screen.getByLabelText('Способ'), 'Почтой');
  expect(price()).toHaveValue('450');
  expect(screen.queryByLabelText('Зона или пункт')).toBeNull();
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  await user.type(screen.getByLabelText(/^Почта/), 'anna@mail.ru');
  await user.type(screen.getByLabelText(/^Телефон/), '9160000001');
  await user.type(screen.getByLabelText(/^Адрес/), 'Тверь');
  await user.type(screen.getByLabelText(/^Текст открытки/), 'С праздником!');
  await user.type(screen.getByLabelText(/^Пожелание/), 'Код 12');
  await user.click(create());
  await waitFor(() => expect(network.sent(api.placeByHand)).toHaveLength(1));
  const sent = network.sent(api.placeByHand)[0]?.delivery_info;
  expect(sent).toMatchObject({
    delivery_method_id: 'post',
    delivery_price: 450,
    email: 'anna@mail.ru',
    card_text: 'С праздником!',
    comment: 'Код 12',
  });
  expect(sent).not.toHaveProperty('delivery_option_id');
});

it('asks what a line of one’s own is and costs; of two alike one is taken away', async () => {
  const { user } = newOrder();
  const add = async () => {
    await user.click(await screen.findByRole('button', { name: 'Своя строка' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Своя строка' }));
    await user.click(dialog.getByRole('button', { name: 'Добавить' }));
    expect(await dialog.findByText('Напишите, что это')).toBeVisible();
    await user.type(dialog.getByLabelText('Что это'), 'Ваза');
    await user.type(dialog.getByLabelText('Цена за штуку'), '500');
    await user.click(dialog.getByRole('button', { name: 'Добавить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await add();
  await add();
  const goods = screen.getByRole('region', { name: 'Состав' });
  expect(goods).toHaveTextContent(/Итого\s*1\s000\s₽/);
  await user.click(within(goods).getAllByRole('button', { name: /^Убрать/ })[1] as HTMLElement);
  expect(goods).toHaveTextContent(/Итого\s*500\s₽/);
});

it('asks before a courier gets no address, or no phone, and saves as it is where the merchant says so', async () => {
  const form = newOrder();
  const { user, network } = form;
  await addRoses(form);
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  await user.selectOptions(screen.getByLabelText('Способ'), 'Курьером');
  await user.click(create());
  const noAddress = await screen.findByRole('alertdialog', { name: 'Адрес не указан' });
  expect(noAddress).toHaveTextContent('Курьер не узнает, куда везти.');
  await user.click(within(noAddress).getByRole('button', { name: 'Дописать' }));
  await waitFor(() => expect(screen.getByLabelText(/^Адрес/)).toHaveFocus());
  expect(network.sent(api.placeByHand)).toEqual([]);
  await user.type(screen.getByLabelText(/^Адрес/), 'ул. Мира, 1');
  await user.click(create());
  const noPhone = await screen.findByRole('alertdialog', { name: 'Телефон не указан' });
  await user.click(within(noPhone).getByRole('button', { name: 'Сохранить так' }));
  await waitFor(() => expect(network.sent(api.placeByHand)).toHaveLength(1));
});

it('says that a day has passed, and that hours want a day, at the day', async () => {
  const form = newOrder();
  const { user, network } = form;
  await addRoses(form);
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  await user.selectOptions(screen.getByLabelText(/^Время/), '10:00–12:00');
  await user.click(create());
  expect(await screen.findByText('Выберите и день: одно время ничего не значит')).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^День/), { target: { value: '2020-01-01' } });
  expect(await screen.findByText('Этот день уже прошёл')).toBeVisible();
  expect(network.sent(api.placeByHand)).toEqual([]);
});

it('asks about a day that is more than a year ahead, once, and takes none that is more than three', async () => {
  // Both days are told by the shop's clock, and midnight makes neither of them wrong.
  const ahead = (days: number) => api.shopDayOf(new Date(Date.now() + days * 86_400_000), 'Europe/Moscow');
  const form = newOrder();
  const { user, network } = form;
  await addRoses(form);
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  const day = screen.getByLabelText(/^День/);
  fireEvent.change(day, { target: { value: ahead(1100) } });
  await user.click(create());
  expect(await screen.findByText(/^Не позже \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  fireEvent.change(day, { target: { value: ahead(400) } });
  await user.click(create());
  const date = formatDate(ahead(400));
  expect(date).toMatch(/20\d\d/);
  const question = await screen.findByRole('alertdialog', { name: `Доставка ${date} — верно?` });
  expect(question).toHaveTextContent('До неё больше года.');
  await user.click(within(question).getByRole('button', { name: 'Исправить день' }));
  await waitFor(() => expect(day).toHaveFocus());
  expect(network.sent(api.placeByHand)).toEqual([]);
  network.on(api.placeByHand, offline);
  await user.click(create());
  await user.click(await screen.findByRole('button', { name: 'Да, верно' }));
  await waitFor(() => expect(network.sent(api.placeByHand)).toHaveLength(1));
  // What was said to be right is sent again without a question.
  await waitFor(() => expect(create()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(create());
  await waitFor(() => expect(network.sent(api.placeByHand)).toHaveLength(2));
  expect(network.sent(api.placeByHand)[1]?.delivery_info.delivery_date).toBe(ahead(400));
});

it('asks nothing about a day within the year', async () => {
  const form = newOrder();
  const { user, network } = form;
  await addRoses(form);
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  const date = api.shopDayOf(new Date(Date.now() + 364 * 86_400_000), 'Europe/Moscow');
  fireEvent.change(screen.getByLabelText(/^День/), { target: { value: date } });
  await user.click(create());
  await waitFor(() => expect(network.sent(api.placeByHand)[0]?.delivery_info.delivery_date).toBe(date));
});

it('says beside a line how many there are of it, and that it is of more', async () => {
  const form = newOrder();
  const { user } = form;
  form.network.on(api.productsByIds, { products: [{ ...roses, stock: { kind: 'counted', left: 1 } }] });
  await addRoses(form);
  const goods = screen.getByRole('region', { name: 'Состав' });
  await waitFor(() => expect(goods).toHaveTextContent(/В наличии 1\sшт\./));
  await user.click(screen.getByRole('button', { name: /^Больше: Розы/ }));
  expect(goods).toHaveTextContent(/В наличии только 1\sшт\.: уменьшите/);
});
