import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createDeliveryConditions, readDeliveryConditions, updateDeliveryConditions } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork, wireConditions } from '../testing/wire.ts';

const open = openerOf('delivery-days');
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isOn = () => screen.findByRole('switch', { name: /Принимать заказы на выбранное время/ });

const schedule = {
  leadHours: 2,
  lastHour: '15:00',
  daysOff: ['sun' as const],
  datesOff: ['2099-01-01'],
  slots: [{ from: '10:00', to: '12:00', capacity: 3, days: [] }],
};

beforeEach(() => localStorage.clear());

it('makes a schedule: lead time, last hour, days off, hours with how many orders they take', async () => {
  const network = shopNetwork();
  network.on(updateDeliveryConditions, wireConditions);
  const { user } = open(network);
  await user.click(await isOn());
  await user.selectOptions(screen.getByRole('combobox', { name: /Сколько готовите/ }), '2');
  fireEvent.change(screen.getByLabelText(/Заказы на сегодня/), { target: { value: '15:00' } });
  await user.click(screen.getByRole('button', { name: 'Вс' }));
  fireEvent.change(screen.getByLabelText('Выходной'), { target: { value: '2099-01-01' } });
  await user.click(screen.getByRole('button', { name: 'Добавить выходной' }));
  expect(screen.getByRole('button', { name: /1 января/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить часы' }));
  const { getByRole, getByLabelText, findByText } = await dialog('Новые часы');
  fireEvent.change(getByLabelText('До'), { target: { value: '09:00' } });
  await user.type(getByRole('textbox', { name: /Сколько заказов/ }), '0');
  await user.click(getByRole('button', { name: 'Готово' }));
  expect(await findByText('Позже начала и в тот же день')).toBeVisible();
  expect(await findByText('Целое число от 1 до 999')).toBeVisible();
  fireEvent.change(getByLabelText('До'), { target: { value: '12:00' } });
  await user.clear(getByRole('textbox', { name: /Сколько заказов/ }));
  await user.type(getByRole('textbox', { name: /Сколько заказов/ }), '3');
  await user.click(getByRole('button', { name: 'Готово' }));
  expect(await screen.findByText(/^3\sзаказа, каждый\sдень$/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateDeliveryConditions)).toEqual([{ schedule }]);
});

it('says which hours overlap: each takes its own orders', async () => {
  const network = shopNetwork();
  const slots = [
    { from: '10:00', to: '12:00', capacity: 3, days: [] },
    { from: '11:00', to: '13:00', capacity: null, days: ['mon' as const] },
    { from: '13:00', to: '15:00', capacity: null, days: [] },
  ];
  network.on(readDeliveryConditions, { ...wireConditions, schedule: { ...schedule, slots } });
  open(network);
  expect(await screen.findByText(/^3\sзаказа, .*Пересекается с\s11:00–13:00: заказы считаем отдельно$/)).toBeVisible();
  expect(screen.getByText(/Пересекается с\s10:00–12:00/)).toBeVisible();
  expect(screen.getAllByText(/Пересекается/)).toHaveLength(2);
});

it('changes nothing but the schedule, and makes conditions where there are none yet', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, null);
  network.on(createDeliveryConditions, wireConditions);
  const { user } = open(network);
  await user.click(await isOn());
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(createDeliveryConditions)).toMatchObject([
    { deliveryMethod: [], schedule: { leadHours: 0, slots: [] } },
  ]);
});

it('changes the schedule alone where another device has made conditions meanwhile', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, null);
  network.on(createDeliveryConditions, refuse('already_exists'));
  network.on(updateDeliveryConditions, wireConditions);
  const { user } = open(network);
  await user.click(await isOn());
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  const bare = { leadHours: 0, lastHour: null, daysOff: [], datesOff: [], slots: [] };
  expect(network.sent(updateDeliveryConditions)).toEqual([{ schedule: bare }]);
});

it('shows what is set, and takes it away', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, { ...wireConditions, schedule });
  network.on(updateDeliveryConditions, wireConditions);
  const { user } = open(network);
  expect(await isOn()).toBeChecked();
  expect(screen.getByRole('combobox', { name: /Сколько готовите/ })).toHaveValue('2');
  expect(screen.getByRole('button', { name: 'Вс' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: '10:00–12:00' })).toBeVisible();
  await user.click(await isOn());
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateDeliveryConditions)).toEqual([{ schedule: null }]);
});

it('takes no hours twice on one day', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, { ...wireConditions, schedule });
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Добавить часы' }));
  const { getByRole } = await dialog('Новые часы');
  await user.click(getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Одни и те же часы стоят дважды/)).toBeVisible();
  expect(network.sent(updateDeliveryConditions)).toEqual([]);
});

it('keeps a day off that was chosen and not added with its button', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, { ...wireConditions, schedule });
  network.on(updateDeliveryConditions, wireConditions);
  const { user } = open(network);
  const date = await screen.findByLabelText('Выходной');
  await user.click(date);
  for (const value of ['2098-12-31', '2099-01-01']) {
    fireEvent.change(date, { target: { value } });
    await user.click(screen.getByRole('button', { name: 'Добавить выходной' }));
  }
  await user.click(date);
  fireEvent.change(date, { target: { value: '2099-03-08' } });
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateDeliveryConditions)[0]?.schedule?.datesOff).toEqual([
    '2098-12-31',
    '2099-01-01',
    '2099-03-08',
  ]);
});

it('takes no day off that has passed, and leaves out those that were saved', async () => {
  const network = shopNetwork();
  const past = { ...schedule, datesOff: ['2020-05-09', ...schedule.datesOff] };
  network.on(readDeliveryConditions, { ...wireConditions, schedule: past });
  network.on(updateDeliveryConditions, wireConditions);
  const { user } = open(network);
  const date = await screen.findByLabelText('Выходной');
  expect(screen.queryByRole('button', { name: /9 мая/ })).toBeNull();
  await user.click(date);
  fireEvent.change(date, { target: { value: '2020-06-12' } });
  expect(screen.getByText('Этот день уже прошёл')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить выходной' }));
  expect(screen.queryByRole('button', { name: /12 июня/ })).toBeNull();
  fireEvent.change(date, { target: { value: '2099-06-12' } });
  await user.click(screen.getByRole('button', { name: 'Добавить выходной' }));
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateDeliveryConditions)[0]?.schedule?.datesOff).toEqual(['2099-01-01', '2099-06-12']);
});

it('keeps what was not saved to itself: the ways of delivery have their own', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, { ...wireConditions, schedule });
  open(network);
  fireEvent.change(await screen.findByLabelText(/Заказы на сегодня/), { target: { value: '16:00' } });
  cleanup();
  openerOf('delivery')(network);
  await screen.findByRole('button', { name: 'Курьером' });
  expect(screen.queryByText('Вернули то, что вы не успели сохранить')).toBeNull();
  cleanup();
  open(network);
  expect(await screen.findByText('Вернули то, что вы не успели сохранить')).toBeVisible();
});

it('is read again when the page is seen again: another device may have changed the hours', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, { ...wireConditions, schedule });
  open(network);
  await screen.findByText(/^3\sзаказа/);
  const slots = [{ from: '10:00', to: '12:00', capacity: 5, days: [] }];
  network.on(readDeliveryConditions, { ...wireConditions, schedule: { ...schedule, slots } });
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText(/^5\sзаказов/)).toBeVisible();
});

it('shows a time of preparation that is none of the usual, and keeps it', async () => {
  const network = shopNetwork();
  network.on(readDeliveryConditions, { ...wireConditions, schedule: { ...schedule, leadHours: 5 } });
  network.on(updateDeliveryConditions, wireConditions);
  const { user } = open(network);
  const lead = await screen.findByRole('combobox', { name: /Сколько готовите/ });
  expect(lead).toHaveDisplayValue(/^5\sчасов$/);
  expect([...lead.querySelectorAll('option')].map(({ value }) => value).slice(4, 7)).toEqual(['4', '5', '6']);
  fireEvent.change(screen.getByLabelText(/Заказы на сегодня/), { target: { value: '16:00' } });
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateDeliveryConditions)).toMatchObject([{ schedule: { leadHours: 5, lastHour: '16:00' } }]);
});
