import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { arrangeDeliveries, type OrderWire, readDeliveries, readMerchant } from 'shared-contracts';
import { createNetwork, merchantAs, openScreen, refuse } from 'shared-runtime/testing';
import { remote } from '../testing/order-list.ts';
import { wireOrder } from '../testing/wire.ts';

afterEach(() => {
  jest.useRealTimers();
});

// In Moscow it is the 15th already.
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-06-14T22:00:00.000Z') });
});

const { delivery_info: info } = wireOrder(1);
const orderAt = (number: number, address: string, hours: string, more: Partial<OrderWire['delivery_info']> = {}) =>
  wireOrder(number, {
    delivery_info: {
      ...info,
      delivery_kind: 'courier',
      delivery_address: address,
      delivery_date: '2026-06-15',
      delivery_interval: hours,
      ...more,
    },
  });

const orders = [
  orderAt(1001, 'ул. Мира, 5', '10:00–12:00', { comment: 'Домофон 12' }),
  orderAt(1002, 'ул. Ленина, 1', '12:00–14:00', { recipient: { name: 'Нина', phone: '+79000012005' } }),
  orderAt(1003, '', '', { delivery_kind: 'pickup', delivery_method: 'Самовывоз' }),
];

function openDay(query = '', timeZone = 'Europe/Moscow') {
  const network = createNetwork();
  network.on(readMerchant, merchantAs({ title: 'Вербена', timeZone }));
  network.on(readDeliveries, ({ date = '' }) => ({ date, orders: date === '2026-06-15' ? orders : [] }));
  return { network, ...openScreen(remote, `/merchant/deliveries${query}`) };
}

const shownStops = () =>
  within(screen.getByRole('region', { name: 'Маршрут курьера' }))
    .getAllByRole('link')
    .map((link) => link.textContent.replaceAll('\u00a0', ' '));
const stops = async () => {
  await screen.findByRole('region', { name: 'Маршрут курьера' });
  return shownStops();
};

it('shows the stops of today, and what is collected apart', async () => {
  const { network } = openDay();
  expect(await stops()).toEqual(['1. 10:00–12:00, ул. Мира, 5', '2. 12:00–14:00, ул. Ленина, 1']);
  const [first, second] = within(screen.getByRole('region', { name: 'Маршрут курьера' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/№ 1001, Мария, .+ · Пожелание: Домофон 12/);
  // The courier calls whoever gets it.
  expect(second).toHaveTextContent(/№ 1002, Нина, \+7 \(900\) 001-20-05/);
  expect(within(second as HTMLElement).getByText('+7 (900) 001-20-05')).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(within(screen.getByRole('region', { name: 'Заберут сами' })).getByRole('link')).toHaveTextContent('Самовывоз');
  expect(network.sent(readDeliveries)[0]).toEqual({ date: '2026-06-15' });
});

it('takes no other zone for the shop’s: where that does not come, it says so, and asks again', async () => {
  jest.setSystemTime(new Date('2026-06-14T20:30:00.000Z'));
  const network = createNetwork();
  network.on(readMerchant, refuse('internal'));
  network.on(readDeliveries, ({ date = '' }) => ({ date, orders: date === '2026-06-15' ? orders : [] }));
  const { user } = openScreen(remote, '/merchant/deliveries');
  expect(await screen.findByText('Доставки не загрузились')).toBeVisible();
  expect(network.sent(readDeliveries)).toEqual([]);
  network.on(readMerchant, merchantAs({ title: 'Вербена', timeZone: 'Asia/Kamchatka' }));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await stops()).toHaveLength(2);
  expect(network.sent(readDeliveries)[0]).toEqual({ date: '2026-06-15' });
});

it('asks for today where the shop is, and for no other day before', async () => {
  // 23:30 of the 14th in Moscow, 8:30 of the 15th in Kamchatka.
  jest.setSystemTime(new Date('2026-06-14T20:30:00.000Z'));
  const { network, user } = openDay('', 'Asia/Kamchatka');
  await stops();
  expect(screen.getByRole('radio', { name: 'Сегодня' })).toBeChecked();
  expect(network.sent(readDeliveries)).toEqual([{ date: '2026-06-15' }]);
  await user.click(screen.getByRole('radio', { name: 'Завтра' }));
  await waitFor(() => expect(network.sent(readDeliveries).at(-1)).toEqual({ date: '2026-06-16' }));
});

it('says of a stop that it is not accepted or not paid yet, and names no button that does nothing', async () => {
  openDay();
  await stops();
  expect(screen.getByText(/^Ещё не принят · Ещё не оплачен: 5\s000\s₽ без доставки · Заказ №\s1001/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Удалить/ })).toBeNull();
});

it('says so on paper, too', async () => {
  openDay();
  await stops();
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelector('[data-print-sheet]')).toHaveTextContent(
      /^Вербена.*Мира, 5.*Ещё не принят.*Ещё не оплачен: 5\s000\s₽.*Домофон 12.*Букет «Майское утро», M.*2\. 12:00/,
    );
  });
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it('keeps the order of stops that was set by hand, and puts it back where that failed', async () => {
  const { network, user } = openDay();
  await stops();
  network.on(arrangeDeliveries, ({ date, order_ids: ids }) => ({
    date,
    orders: ids.flatMap((id) => orders.find((order) => order.order_id === id) ?? []),
  }));
  const handles = await screen.findAllByRole('button', { name: /^Порядок: / });
  handles[1]?.focus();
  await user.keyboard(' {ArrowUp} ');
  await waitFor(async () => expect((await stops())[0]).toBe('1. 12:00–14:00, ул. Ленина, 1'));
  expect(network.sent(arrangeDeliveries)).toEqual([
    { date: '2026-06-15', order_ids: [orders[1]?.order_id, orders[0]?.order_id] },
  ]);
  network.on(arrangeDeliveries, refuse('internal'));
  const again = await screen.findAllByRole('button', { name: /^Порядок: / });
  again[1]?.focus();
  await user.keyboard(' {ArrowUp} ');
  expect(await screen.findByText('Порядок не сохранился')).toBeVisible();
  expect((await stops())[0]).toBe('1. 12:00–14:00, ул. Ленина, 1');
});

it('shows every stop once, as the server has them, where two quick moves were not kept', async () => {
  const { network, user } = openDay();
  network.on(readDeliveries, {
    date: '2026-06-15',
    orders: [...orders, orderAt(1004, 'ул. Гоголя, 9', '14:00–16:00')],
  });
  await waitFor(() => expect(shownStops()).toHaveLength(3));
  const before = shownStops();
  const failing: (() => void)[] = [];
  network.on(arrangeDeliveries, () => new Promise((resolve) => failing.push(() => resolve(refuse('internal')))));
  const moveFirstBy = async (keys: string) => {
    (await screen.findAllByRole('button', { name: /^Порядок: / }))[0]?.focus();
    await user.keyboard(` ${keys} `);
  };
  await moveFirstBy('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(shownStops()[2]).toMatch(/Мира/));
  await moveFirstBy('{ArrowDown}');
  await waitFor(() => expect(shownStops()[0]).toMatch(/Гоголя/));
  for (let number = 1; number <= 2; number += 1) {
    await waitFor(() => expect(failing).toHaveLength(number));
    act(() => failing[number - 1]?.());
  }
  expect(await screen.findAllByText('Порядок не сохранился')).not.toHaveLength(0);
  await waitFor(() => expect(shownStops()).toEqual(before));
});

it('shows them as the last move that was kept, where the next one was not', async () => {
  const { network, user } = openDay();
  network.on(readDeliveries, {
    date: '2026-06-15',
    orders: [...orders, orderAt(1004, 'ул. Гоголя, 9', '14:00–16:00')],
  });
  await waitFor(() => expect(shownStops()).toHaveLength(3));
  const answers: ((answer: unknown) => void)[] = [];
  network.on(arrangeDeliveries, () => new Promise((resolve) => answers.push(resolve as never)) as never);
  const moveFirst = async () => {
    (await screen.findAllByRole('button', { name: /^Порядок: / }))[0]?.focus();
    await user.keyboard(' {ArrowDown} ');
  };
  await moveFirst();
  await waitFor(() => expect(shownStops()[0]).toMatch(/Ленина/));
  await moveFirst();
  await waitFor(() => expect(shownStops()[0]).toMatch(/Мира/));
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => answers[0]?.({ date: '2026-06-15', orders: [] }));
  await waitFor(() => expect(answers).toHaveLength(2));
  act(() => answers[1]?.(refuse('internal')));
  expect(await screen.findByText('Порядок не сохранился')).toBeVisible();
  const streets = () => shownStops().map((stop) => stop?.split('ул. ')[1]);
  await waitFor(() => expect(streets()).toEqual(['Ленина, 1', 'Мира, 5', 'Гоголя, 9']));
});

it('has whatever else is brought among the stops, and parcels apart', async () => {
  const { network } = openDay();
  network.on(readDeliveries, {
    date: '2026-06-15',
    orders: [
      orderAt(1001, 'ул. Мира, 5', '10:00–12:00', { delivery_kind: 'other' }),
      orderAt(1004, 'Тверь', '', { delivery_kind: 'post', delivery_method: 'Почтой' }),
    ],
  });
  expect(await stops()).toEqual(['1. 10:00–12:00, ул. Мира, 5']);
  expect(within(screen.getByRole('region', { name: 'Отправить' })).getByRole('link')).toHaveTextContent('Почтой');
  expect(screen.queryByRole('region', { name: 'Заберут сами' })).toBeNull();
});

it('is sent by the device’s own menu; to close that is no failure', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>(async () => undefined);
  Object.assign(navigator, { share });
  try {
    const { user } = openDay();
    await stops();
    const send = screen.getByRole('button', { name: 'Отправить курьеру' });
    await user.click(send);
    expect(share.mock.lastCall?.[0].title).toBe('Доставки на 15 июня');
    expect(share.mock.lastCall?.[0].text).toContain('2. 12:00–14:00, ул. Ленина, 1');
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await user.click(send);
    expect(screen.queryByText(/^Не получилось открыть меню/)).toBeNull();
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await user.click(send);
    expect(await screen.findByText(/^Не получилось открыть меню/)).toBeVisible();
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

it('goes to a day that is chosen by its date', async () => {
  const { user, network, router } = openDay();
  await stops();
  await user.click(screen.getByRole('radio', { name: 'Другой день' }));
  const field = await screen.findByLabelText('Дата');
  expect(field).toHaveValue('2026-06-15');
  fireEvent.change(field, { target: { value: '2026-06-21' } });
  expect(await screen.findByText('На этот день ничего нет')).toBeVisible();
  expect(network.sent(readDeliveries).at(-1)).toEqual({ date: '2026-06-21' });
  expect(router.state.location.search).toBe('?day=2026-06-21');
  expect(screen.getByRole('radio', { name: 'Другой день' })).toBeChecked();
});

it('gives the list to the courier as a text', async () => {
  const { user } = openDay();
  await stops();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Скопировать список' }));
  const text = String(copied.mock.lastCall?.[0]);
  copied.mockRestore();
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    [
      'Доставки на 15 июня',
      '1. 10:00–12:00, ул. Мира, 5\nЗаказ № 1001, Мария, +7 (916) 204-18-37\nПожелание: Домофон 12',
      '2. 12:00–14:00, ул. Ленина, 1\nЗаказ № 1002, Нина, +7 (900) 001-20-05',
    ].join('\n\n'),
  );
});

it('goes to another day by its address', async () => {
  const { user, router, network } = openDay('?day=2026-06-20');
  expect(await screen.findByText('На этот день ничего нет')).toBeVisible();
  expect(screen.getByLabelText('Дата')).toHaveValue('2026-06-20');
  await user.click(screen.getByRole('radio', { name: 'Завтра' }));
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-06-16'));
  expect(network.sent(readDeliveries).at(-1)).toEqual({ date: '2026-06-16' });
});

it('says of a gift that its recipient is not to be called, and of a secret one nothing of who gives it', async () => {
  const gift = { recipient: { name: 'Нина', phone: '+79000012005' }, do_not_call: true };
  const { network } = openDay();
  network.on(readDeliveries, {
    date: '2026-06-15',
    orders: [
      orderAt(1001, 'ул. Мира, 5', '10:00–12:00', gift),
      orderAt(1002, 'ул. Ленина, 1', '12:00–14:00', { ...gift, anonymous: true }),
    ],
  });
  await stops();
  const [open, secret] = within(screen.getByRole('region', { name: 'Маршрут курьера' })).getAllByRole('listitem');
  expect(open).toHaveTextContent(/Нина · Получателю не звонить · Вопросы — заказчику: Мария, \+7 \(916\) 204-18-37/);
  expect(secret).toHaveTextContent(/Нина · Получателю не звонить. Не говорить, от кого/);
  for (const hidden of ['Мария', '204-18-37', '001-20-05']) expect(secret).not.toHaveTextContent(hidden);
});

it('names nobody at the door of a secret gift whose recipient is not known', async () => {
  const { network } = openDay();
  network.on(readDeliveries, {
    date: '2026-06-15',
    orders: [orderAt(1001, 'ул. Мира, 5', '10:00–12:00', { anonymous: true })],
  });
  await waitFor(() => expect(shownStops()).toHaveLength(1));
  const stop = within(screen.getByRole('region', { name: 'Маршрут курьера' })).getByRole('listitem');
  expect(stop).toHaveTextContent(/Не говорить, от кого/);
  for (const hidden of ['Мария', '204-18-37']) expect(stop).not.toHaveTextContent(hidden);
});
