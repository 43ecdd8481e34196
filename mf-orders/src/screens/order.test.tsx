import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type OrderWire,
  readMerchant,
  readMerchantOrder,
  readOrderHistory,
  readScreenshot,
  setDeliveryPrice,
  setPaymentState,
} from 'shared-contracts';
import { createNetwork, goodAs, merchantAs, offline, openScreen, refuse } from 'shared-runtime/testing';
import { card, cardShows, orderAddress, orderId, orderIs, orderRemote } from '../testing/order-page.ts';
import { wireOrder } from '../testing/wire.ts';

beforeEach(() => localStorage.clear());

it('says of a transfer first its way and sum, and of the money also beside the order’s state', async () => {
  const { user } = orderIs();
  await cardShows('Оплата', /^ОплатаЖдёт оплатыПереводомК оплате5\s000\s₽Проверьте поступление в банке и отметьте/);
  const badges = screen.getAllByText('Ждёт оплаты');
  const goods = screen.getByRole('region', { name: 'Состав' });
  expect(badges[0]?.compareDocumentPosition(goods)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Деньги пришли' }));
  await waitFor(async () => await cardShows('Оплата', /ПереводомПришло5\s000\s₽/));
});

it('shows products with their sizes, who ordered, where to, and what happened', async () => {
  orderIs({
    delivery_info: {
      ...wireOrder(1).delivery_info,
      delivery_for_another: true,
      recipient: { name: 'Ольга', phone: '+79160000000' },
      delivery_date: '2026-06-15',
      delivery_interval: '16:00–18:00',
      card_text: 'Мама, с днём рождения!',
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: /№\s1052/ })).toBeVisible();
  const goods = await card('Состав');
  expect(goods).toHaveTextContent('Букет «Майское утро»');
  expect(goods).toHaveTextContent('M');
  expect(goods).toHaveTextContent(/Итого без доставки\s*5\s000\s₽/);
  const delivery = await card('Доставка');
  for (const text of ['Курьером', 'ул. Пятницкая, 18', '15 июня, 16:00–18:00', 'Ольга', 'Мама, с днём рождения!']) {
    expect(delivery).toHaveTextContent(text);
  }
  const history = await card('История');
  await waitFor(() => expect(history).toHaveTextContent('Состояние: Принят'));
  // The newest first.
  expect(history).toHaveTextContent(/Состояние: Принят.*Заказ создан/);
  expect(within(goods).getByText('Букет «Майское утро»').closest('a')).toHaveAttribute(
    'href',
    '/merchant/products/10000000-0000-4000-8000-000000000001',
  );
  expect(screen.getByRole('link', { name: /^Страница заказа, как у покупателя/ })).toHaveAttribute(
    'href',
    '/b2b/shop/verbena/order/token',
  );
});

it('tells every time by the clock of the shop', async () => {
  const { network } = orderIs({ payment_reported: '2026-06-14T13:30:00.000Z' });
  network.on(readMerchant, merchantAs({ title: 'Вербена', timeZone: 'Asia/Kamchatka' }));
  expect(await screen.findByText(/^14 июня, 22:00$/)).toBeVisible();
  await cardShows('Оплата', 'Покупатель отметил «Я оплатил»: 15 июня, 01:30');
  await cardShows('История', /14 июня, 22:05.*14 июня, 22:00/);
});

it('says how a gift is given and what is wished, and how to write to the buyer', async () => {
  orderIs({
    delivery_info: {
      ...wireOrder(1).delivery_info,
      do_not_call: true,
      anonymous: true,
      comment: 'Домофон 12',
      email: 'maria@mail.ru',
    },
  });
  const delivery = await card('Доставка');
  expect(delivery).toHaveTextContent('ПодарокПолучателю не звонить. Не говорить, от кого');
  expect(delivery).toHaveTextContent('ПожеланиеДомофон 12');
  expect(within(await card('Покупатель')).getByRole('link', { name: /maria@mail\.ru/ })).toHaveAttribute(
    'href',
    'mailto:maria@mail.ru',
  );
});

it('offers to call and to write, the way that was asked for first', async () => {
  orderIs();
  const customer = await card('Покупатель');
  expect(customer).toHaveTextContent('Мария');
  expect(customer).toHaveTextContent('Связь: WhatsApp');
  const links = within(customer)
    .getAllByRole('link', { name: /WhatsApp|Telegram|Позвонить/ })
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/79162041837\?text=%D0%97.*1052/),
    'tel:+79162041837',
    'https://t.me/+79162041837',
  ]);
});

it('calls a call what was chosen, not what was begged for: it is preselected', async () => {
  orderIs({ delivery_info: { ...wireOrder(1).delivery_info, prefered_contact_method: 'phone' } });
  const customer = await card('Покупатель');
  expect(customer).toHaveTextContent('Связь: звонок');
  expect(customer).not.toHaveTextContent('Просит');
});

describe('an order that is paid on receipt', () => {
  const info = { ...wireOrder(1).delivery_info, delivery_price: 300, on_receipt: ['cash' as const, 'card' as const] };

  it('says what to take for it, and is marked by hand when that is done', async () => {
    const { user, network } = orderIs({ payment_method: 'on_delivery', delivery_info: info });
    const money = await card('Оплата');
    expect(money).toHaveTextContent('При получении');
    expect(money).toHaveTextContent(/Получить с покупателя 5\s300\s₽, наличными или картой/);
    await user.click(within(money).getByRole('button', { name: 'Деньги получены' }));
    await waitFor(() => expect(money).toHaveTextContent('Оплачен'));
    expect(network.sent(setPaymentState)).toEqual([{ order_id: orderId, state: 'succeeded' }]);
    expect(within(money).getByRole('button', { name: 'Отметить возврат' })).toBeVisible();
    expect(money).not.toHaveTextContent('Получить с покупателя');
  });

  it('says that the delivery comes on top where nobody has named its price', async () => {
    const { delivery_price: _, ...unpriced } = info;
    orderIs({ payment_method: 'on_delivery', delivery_info: { ...unpriced, on_receipt: ['card'] } });
    await cardShows('Оплата', /Получить с покупателя 5\s000\s₽ без доставки, картой/);
  });

  it('asks for no money any more once it is canceled', async () => {
    orderIs({ payment_method: 'on_delivery', delivery_info: info, status: 'canceled' });
    const money = await card('Оплата');
    expect(money).not.toHaveTextContent('Получить');
    expect(within(money).queryByRole('button')).toBeNull();
  });

  it('reminds of the money when it is handed over', async () => {
    const { user } = orderIs({ payment_method: 'on_delivery', delivery_info: info, status: 'assembling' });
    await user.click(await screen.findByRole('button', { name: 'Передать в доставку' }));
    expect(
      await screen.findByText(/^№\s1052\. Получить с покупателя 5\s300\s₽, наличными или картой\.$/),
    ).toBeVisible();
  });
});

it('says when the shopper has reported the transfer', async () => {
  orderIs({ payment_reported: '2026-06-14T10:30:00.000Z' });
  await cardShows('Оплата', 'Покупатель отметил «Я оплатил»');
});

it('shows the picture of a transfer to the merchant who asks for it', async () => {
  const { user, network } = orderIs({ payment_reported: '2026-06-14T10:30:00.000Z', payment_screenshot: true });
  network.on(readScreenshot, { picture: 'UklGRg==' });
  await card('Оплата');
  expect(network.sent(readScreenshot)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Скриншот перевода' }));
  const picture = await screen.findByRole('img', { name: 'Скриншот перевода от покупателя' });
  expect(picture).toHaveAttribute('src', 'data:image/webp;base64,UklGRg==');
  expect(network.sent(readScreenshot)).toEqual([{ order_id: orderId }]);
});

it.each(['succeeded', 'refunded'] as const)('keeps the way to it once the money is %s', async (payment_state) => {
  orderIs({ payment_state, payment_reported: '2026-06-14T10:30:00.000Z', payment_screenshot: true });
  expect(await screen.findByRole('button', { name: 'Скриншот перевода' })).toBeVisible();
});

it('says that there is no such order, and how to go on', async () => {
  const network = createNetwork();
  network.on(readMerchantOrder, refuse('not_found'));
  openScreen(orderRemote, orderAddress);
  expect(await screen.findByText('Такого заказа нет')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Все заказы' })).toHaveLength(2);
});

it('shows what was sold then, by the picture that came with the order', async () => {
  const [good] = wireOrder(1052).cart.products_info;
  if (!good) throw new Error('an order of nothing');
  const preview = { link: '/b2b/bff/s3/v1/content/file/pictures/then', width: 800, height: 600, colour: '#cc3344' };
  const products_info = [
    { ...good, options: { ...good.options, preview } },
    { ...good, id: 'gone', line: 1 },
  ];
  orderIs({ cart: { products_info, sum: 10_000 } });
  const shown = (await card('Состав')).querySelectorAll('img');
  expect([...shown].map((image) => image.getAttribute('src'))).toEqual([expect.stringContaining('/pictures/then')]);
});

it('says what happened when the order fails to load, and loads it on a retry', async () => {
  const network = createNetwork();
  network.on(readMerchantOrder, refuse('internal'));
  const { user } = openScreen(orderRemote, orderAddress);
  expect(await screen.findByText('Заказ не загрузился')).toBeVisible();
  network.on(readMerchantOrder, { order: wireOrder(1052) });
  network.on(readOrderHistory, { history: [] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await card('Состав')).toBeVisible();
});

describe('what the delivery costs, where the seller reckons it', () => {
  it('is asked of the merchant, comes into the sum, and can be changed', async () => {
    const { network, change, user } = orderIs();
    const question = await screen.findByText('Покупатель ждёт, что вы назовёте стоимость доставки.');
    expect(question.compareDocumentPosition(await card('Состав'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const info = wireOrder(1052).delivery_info;
    network.on(setDeliveryPrice, ({ price }) =>
      change({ delivery_info: { ...info, delivery_price: price ?? 0, delivery_price_by_seller: true } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Указать стоимость доставки' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(dialog.getByText('Напишите сумму')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Стоимость доставки' }), '400');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Стоимость доставки сохранена')).toBeVisible();
    expect(network.sent(setDeliveryPrice)).toEqual([{ order_id: orderId, price: 400 }]);
    await cardShows('Состав', /Доставка\s*400\s₽\s*Итого\s*5\s400\s₽/);
    expect(await screen.findByRole('button', { name: /Доставка 400\s₽: изменить/ })).toBeVisible();
  });

  it('may stay as it is where an earlier release took it with kopecks', async () => {
    const { network, change, user } = orderIs({
      delivery_info: { ...wireOrder(1).delivery_info, delivery_price: 350.5, delivery_price_by_seller: true },
    });
    network.on(setDeliveryPrice, () => change({}));
    await user.click(await screen.findByRole('button', { name: /^Доставка 350,50\s₽: изменить$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'Стоимость доставки' })).toHaveValue('350,50');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Стоимость доставки сохранена')).toBeVisible();
    expect(network.sent(setDeliveryPrice)).toEqual([{ order_id: orderId, price: 350.5 }]);
  });

  it('can be taken away again, though a buyer who has paid is to be told', async () => {
    const info = { ...wireOrder(1).delivery_info, delivery_price_by_seller: true };
    const reported = { payment_reported: '2026-06-14T10:30:00.000Z' };
    const { network, change, user } = orderIs({ ...reported, delivery_info: { ...info, delivery_price: 300 } });
    network.on(setDeliveryPrice, () => change({ delivery_info: { ...info, delivery_price: undefined } }));
    await user.click(await screen.findByRole('button', { name: /^Доставка 300\s₽: изменить$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Покупатель уже сообщил об оплате\. Предупредите его/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Убрать стоимость' }));
    expect(await screen.findByText('Стоимость доставки убрана')).toBeVisible();
    expect(network.sent(setDeliveryPrice)).toEqual([{ order_id: orderId, price: null }]);
    await user.click(await screen.findByRole('button', { name: 'Указать стоимость доставки' }));
    expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: 'Убрать стоимость' })).toBeNull();
  });

  it('stays as it was typed when it could not be saved', async () => {
    const { network, user } = orderIs();
    network.on(setDeliveryPrice, () => offline);
    await user.click(await screen.findByRole('button', { name: 'Указать стоимость доставки' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Стоимость доставки' }), '400');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await dialog.findByText('Нет связи. Проверьте интернет и попробуйте ещё раз.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Стоимость доставки' })).toHaveValue('400');
  });

  it.each<[string, Partial<OrderWire>]>([
    ['the shop has said it', { delivery_info: { ...wireOrder(1).delivery_info, delivery_price: 300 } }],
    ['it is picked up', { delivery_info: { ...wireOrder(1).delivery_info, delivery_method: 'Самовывоз' } }],
    ['the order is paid', { payment_state: 'succeeded' }],
    ['the order is canceled', { status: 'canceled' }],
  ])('is not asked where %s', async (_, rest) => {
    orderIs(rest);
    await card('Состав');
    expect(screen.queryByRole('button', { name: 'Указать стоимость доставки' })).not.toBeInTheDocument();
  });
});

const printed = () =>
  waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelector('[data-print-sheet]')).not.toBeNull();
  });

it('goes on paper with what the courier has to take for it', async () => {
  orderIs({
    payment_method: 'on_delivery',
    delivery_info: { ...wireOrder(1).delivery_info, delivery_price: 300, on_receipt: ['cash'] },
  });
  await card('Состав');
  await printed();
  expect(document.querySelector('[data-print-sheet]')).toHaveTextContent(/Получить с покупателя 5\s300\s₽, наличными/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

const discounts: OrderWire['discounts'] = [
  { kind: 'code', title: 'ВЕСНА', amount: 500 },
  { kind: 'code', title: 'ДОМОЙ', amount: 0 },
  { kind: 'merchant', title: '', amount: 100 },
];

it('says line by line what is taken off, on the screen and on paper', async () => {
  orderIs({ discounts, delivery_info: { ...wireOrder(1).delivery_info, delivery_price: 300 } });
  const lines =
    /Промокод ВЕСНА\s*−500\s₽\s*Промокод ДОМОЙ\s*бесплатная доставка\s*Скидка\s*−100\s₽\s*Доставка\s*300\s₽\s*Итого\s*4\s700\s₽/;
  expect(await card('Состав')).toHaveTextContent(lines);
  await printed();
  expect(document.querySelector('[data-print-sheet]')).toHaveTextContent(lines);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it('goes on paper with products, address and the text of the card', async () => {
  const print = jest.fn(() => void window.dispatchEvent(new Event('beforeprint')));
  Object.assign(window, { print });
  const info = wireOrder(1).delivery_info;
  const { user, network } = orderIs({
    delivery_info: { ...info, card_text: 'Мама, с днём рождения!' },
    note: 'Пионы утром',
  });
  await card('Состав');
  // Whose it is, is known before anybody prints.
  await waitFor(() => expect(network.calls()).toContain('readMerchant'));
  expect(document.querySelector('[data-print-sheet]')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Распечатать заказ' }));
  await user.click(await screen.findByRole('button', { name: 'Заказ целиком' }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = document.querySelector('[data-print-sheet]');
  for (const words of [
    'Вербена',
    'Заказ № 1052',
    'Оплата: Ждёт оплаты',
    'Букет «Майское утро», M',
    'ул. Пятницкая, 18',
    '+7 (916) 204-18-37',
    'Пионы утром',
  ]) {
    expect(sheet).toHaveTextContent(words);
  }
  expect(sheet).toHaveTextContent(/Итого\s*5\s000\s₽/);
  expect(sheet?.querySelector('blockquote')).toHaveTextContent('Мама, с днём рождения!');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-print-sheet]')).toBeNull();
});

it('says that another person gets it where the buyer has not said who', async () => {
  orderIs({ delivery_info: { ...wireOrder(1).delivery_info, delivery_for_another: true, recipient: null } });
  expect(await card('Доставка')).toHaveTextContent(/Получатель\s*другой человек/i);
});

describe('what goes on paper', () => {
  const info = {
    ...wireOrder(1).delivery_info,
    delivery_method: 'Курьером по Коломне — 300 ₽, бесплатно от 5 000 ₽',
    delivery_date: '2026-06-20',
    delivery_interval: '14:00–16:00',
    delivery_for_another: true,
    recipient: { name: 'Ирина', phone: '+79000012009' },
    card_text: 'Мама, с днём рождения!',
    comment: 'Домофон 12',
  };
  async function choose(name: string, rest: Parameters<typeof orderIs>[0] = {}) {
    const print = jest.fn(() => void window.dispatchEvent(new Event('beforeprint')));
    Object.assign(window, { print });
    const { user, network } = orderIs({ delivery_info: info, note: 'Пионы утром', ...rest });
    network.on(readMerchant, merchantAs({ title: 'Вербена' }, '+79000000077'));
    await user.click(await screen.findByRole('button', { name: 'Распечатать заказ' }));
    await user.click(await screen.findByRole('button', { name }));
    expect(print).toHaveBeenCalledTimes(1);
    return document.querySelector('[data-print-sheet]');
  }
  afterEach(() => act(() => void window.dispatchEvent(new Event('afterprint'))));

  it('an order says of each line what all its pieces cost, who gets it and who pays, and what is missing', async () => {
    const products_info = [goodAs('Розы', 3, 1500), { ...goodAs('Ваза', 1, 700), id: 'vase', line: 1 }];
    const sheet = await choose('Заказ целиком', {
      cart: { products_info, sum: 5200 },
      delivery_info: { ...info, delivery_price: 0, do_not_call: true },
      payment_reported: '2026-06-14T10:30:00.000Z',
      payment_reported_sum: 5000,
    });
    expect(sheet).toHaveTextContent(/Розы3\sшт\.4\s500\s₽Ваза1\sшт\.700\s₽Товары5\s200\s₽Доставкабесплатно/);
    expect(sheet).toHaveTextContent(/Итого5\s200\s₽Осталось оплатить200\s₽/);
    for (const words of [
      'Оформлен 14 июня',
      'Способ: Курьером по КоломнеАдрес: ул. Пятницкая, 18',
      'Получатель: Ирина, +7 (900) 001-20-09',
      'Подарок: Получателю не звонить',
      'Пожелание: Домофон 12',
    ])
      expect(sheet).toHaveTextContent(words);
  });

  it('a courier’s slip says where, when, to whom and what, without a price, the note or the card', async () => {
    const slip = await choose('Лист курьеру');
    for (const words of [
      'Заказ № 1052',
      'Когда: 20 июня, 14:00–16:00',
      'ул. Пятницкая, 18',
      'Способ: Курьером по Коломне',
      'Получатель: Ирина, +7 (900) 001-20-09',
      'Покупатель: Мария, +7 (916) 204-18-37',
      'Домофон 12',
      'Букет «Майское утро», M — 1 шт.',
    ]) {
      expect(slip).toHaveTextContent(words);
    }
    for (const words of ['₽', 'Пионы утром', 'с днём рождения']) expect(slip).not.toHaveTextContent(words);
  });

  it.each(['Заказ целиком', 'Лист курьеру'])('%s: each line of the merchant’s own, however alike', async (name) => {
    const custom = { ...goodAs('Доставка шаров', 1, 500), id: '', free: true };
    const products_info = [custom, custom].map((good, line) => ({ ...good, line }));
    const paper = await choose(name, { cart: { products_info, sum: 1_000 } });
    expect(within(paper as HTMLElement).getAllByText(/^Доставка шаров/)).toHaveLength(2);
  });

  it('a courier’s slip of an anonymous gift says nothing of who gives it, and no number that is not to be called', async () => {
    const gift = { recipient: { name: 'Ольга', phone: '+79161112233' }, do_not_call: true, anonymous: true };
    const slip = await choose('Лист курьеру', {
      delivery_info: { ...info, ...gift, name: 'Тайная Анна', contact_phone_number: '+79990001122' },
    });
    for (const words of ['Ольга', 'Получателю не звонить', 'не называть: это секрет', /в магазин, \+7.*77/]) {
      expect(slip).toHaveTextContent(words);
    }
    for (const words of ['Тайная', '000-11-22', '111-22-33']) expect(slip).not.toHaveTextContent(words);
  });

  it('a courier’s slip of an anonymous gift names nobody where its recipient is not known', async () => {
    const slip = await choose('Лист курьеру', {
      delivery_info: { ...info, anonymous: true, name: 'Тайная Анна', contact_phone_number: '+79990001122' },
    });
    expect(slip).toHaveTextContent('не называть: это секрет');
    for (const words of ['Тайная', '000-11-22']) expect(slip).not.toHaveTextContent(words);
  });

  it('a courier’s slip says what is to be taken for an order that is paid on receipt', async () => {
    const slip = await choose('Лист курьеру', {
      payment_method: 'on_delivery',
      delivery_info: { ...info, delivery_price: 300, on_receipt: ['cash'] },
    });
    expect(slip).toHaveTextContent(/Получить с покупателя 5\s300\s₽, наличными/);
    expect(slip).not.toHaveTextContent('Оплачен');
  });

  it.each([
    ['all of it has come', { payment_state: 'succeeded', payment_method: 'p2p' }, 300, true],
    ['it is held on a card', { payment_state: 'waiting_for_capture', payment_method: 'card' }, 300, true],
    ['the price of the delivery is not known', { payment_state: 'succeeded', payment_method: 'p2p' }, undefined, false],
    ['a transfer is awaited', { payment_state: 'pending', payment_method: 'p2p' }, 300, false],
  ] as const)('a courier’s slip says whether nothing is to be taken: %s', async (_, payment, price, isSaid) => {
    const slip = await choose('Лист курьеру', { ...payment, delivery_info: { ...info, delivery_price: price } });
    expect(slip?.textContent?.includes('Оплачен: денег не брать')).toBe(isSaid);
  });

  it('the words of the card stand alone, and the browser’s menu prints the order again after them', async () => {
    expect((await choose('Текст открытки'))?.textContent).toBe('Мама, с днём рождения!');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await printed();
    expect(document.querySelector('[data-print-sheet]')).toHaveTextContent('Заказ № 1052');
  });

  it('of a canceled order says so in large letters, and nothing of it is for a courier', async () => {
    const sheet = await choose('Заказ целиком', { status: 'canceled' });
    expect(sheet?.querySelector('h1')).toHaveTextContent('Заказ № 1052 — ОТМЕНЁН');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    fireEvent.click(screen.getByRole('button', { name: 'Распечатать заказ' }));
    expect(await screen.findByRole('button', { name: 'Заказ целиком' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Лист курьеру' })).toBeNull();
  });

  it('is what there is a use for', async () => {
    const { user } = orderIs({
      delivery_info: { ...info, delivery_method: 'Самовывоз', delivery_kind: 'pickup', card_text: '' },
    });
    await user.click(await screen.findByRole('button', { name: 'Распечатать заказ' }));
    expect(await screen.findByRole('button', { name: 'Заказ целиком' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Лист курьеру' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Текст открытки' })).toBeNull();
  });
});
