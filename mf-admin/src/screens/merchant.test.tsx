import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

const limit = { used: 12, most: 5000, common: 5000, is_own: false };
const wireCard = (more: object = {}) => ({
  merchant: {
    merchant_id: 'm1',
    merchant_name: 'verbena',
    title: 'Вербена',
    email: 'anna@verbena.ru',
    mum_status: 'rejected' as const,
    mum_reason: 'Нет фотографий\nи адреса',
    is_active: true,
    visibility: 'published' as const,
    last_order_at: null,
    created_at: '2026-03-02T10:00:00.000Z',
    ...more,
  },
  phone: '+79991234567',
  seller: 'Анна Петрова',
  inn: '500100732259',
  sessions: 2,
  open_complaints: 0,
  orders: { count: 7, sum: 12500, paid: 4000 },
  limits: { pictures: limit, picture_mebibytes: { used: 1.5, most: 100, common: 2048, is_own: true } },
});

function open(role: api.StaffRole = 'manager') {
  const network = createNetwork();
  network.on(api.readMerchantCard, wireCard());
  network.on(api.readMerchantLog, { list: [], total_count: 0 });
  const staff = { staffId: 's1', email: 'oleg@staff.ru', role };
  return { network, ...openScreen({ manifest, screens }, '/admin/merchants/m1', staff) };
}

it('shows who it is, orders and turnover, limits, and where mum and subscription stand', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Вербена' })).toBeVisible();
  for (const text of ['Анна Петрова, 500100732259', '7', 'Причина отказа', 'Открыто: 2 сеанса.'])
    expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
  // As it was typed, in lines.
  expect(screen.getByText(/Нет фотографий\s+и адреса/)).toHaveAttribute('data-preserve');
  expect(screen.getByText(/12.500/)).toBeVisible();
  expect(screen.getByText(/12 из 5.000/)).toBeVisible();
  expect(screen.getByText('1,5 из 100, задано этому магазину')).toBeVisible();
});

it('[7.12.1] stops the subscription after asking, and starts it', async () => {
  const { network, user } = open();
  network.on(api.stopSubscription, ({ merchant_id }) => {
    network.on(api.readMerchantCard, wireCard({ is_active: false }));
    return { merchant_id };
  });
  network.on(api.startSubscription, ({ merchant_id }) => ({ merchant_id }));
  await user.click(await screen.findByRole('button', { name: 'Остановить' }));
  expect(network.sent(api.stopSubscription)).toEqual([]);
  const asked = within(await screen.findByRole('alertdialog', { name: 'Остановить подписку?' }));
  await user.click(asked.getByRole('button', { name: 'Остановить' }));
  await user.click(await screen.findByRole('button', { name: 'Запустить' }));
  await waitFor(() => expect(network.sent(api.startSubscription)).toEqual([{ merchant_id: 'm1' }]));
});

it('ends all sessions after asking, and says how many', async () => {
  const { network, user } = open();
  network.on(api.endMerchantSessions, { revoked: 2 });
  await user.click(await screen.findByRole('button', { name: 'Закончить все сеансы' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Закончить все сеансы?' }));
  await user.click(asked.getByRole('button', { name: 'Закончить' }));
  expect(await screen.findByText('Закончено: 2 сеанса')).toBeVisible();
});

it('grants this merchant other limits, and an empty field is as much as everyone', async () => {
  const { network, user } = open();
  network.on(api.setMerchantLimits, ({ merchant_id }) => ({ merchant_id }));
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const megabytes = await screen.findByLabelText(/Картинки, МБ/);
  expect(megabytes).toHaveValue('100');
  // One less than may be granted, and one more.
  for (const wrong of ['0', '100001']) {
    await user.type(screen.getByLabelText(/Картинки, штук/), wrong);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/Целое число от 1 до 100 000/)).toBeVisible();
    await user.clear(screen.getByLabelText(/Картинки, штук/));
  }
  await user.type(screen.getByLabelText(/Картинки, штук/), '7000');
  await user.clear(megabytes);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(network.sent(api.setMerchantLimits)).toEqual([
      { merchant_id: 'm1', pictures: 7000, picture_mebibytes: null },
    ]),
  );
});

it('shows what everyone has, and warns before less is granted than there is already', async () => {
  const { network, user } = open();
  network.on(api.setMerchantLimits, ({ merchant_id }) => ({ merchant_id }));
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const pictures = await screen.findByLabelText(/Картинки, штук/);
  expect(screen.getByText(/^Пусто — как у всех, 5.000\. Сейчас занято 12$/)).toBeVisible();
  await user.type(pictures, '5');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Меньше, чем уже занято?' }));
  await user.click(asked.getByRole('button', { name: 'Исправить' }));
  expect(network.sent(api.setMerchantLimits)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Меньше, чем уже занято?' }));
  await user.click(again.getByRole('button', { name: 'Всё равно сохранить' }));
  await waitFor(() => expect(network.sent(api.setMerchantLimits)).toHaveLength(1));
});

it('says in the log who of staff did what', async () => {
  const { network } = open();
  const line = { line_id: 'l1', at: '2026-03-02T10:00:00.000Z', actor: 'admin' as const, subject_id: '', address: '' };
  network.on(api.readMerchantLog, {
    list: [{ ...line, kind: 'subscription', who: 'oleg@staff.ru', was: 'active', became: 'stopped' }],
    total_count: 1,
  });
  const row = (await screen.findByText('Подписка: идёт → остановлена')).closest('li');
  expect(row).toHaveTextContent('oleg@staff.ru');
});

it('lets support see and look, and change nothing', async () => {
  open('support');
  expect(await screen.findByRole('button', { name: 'Посмотреть кабинет' })).toBeVisible();
  for (const name of ['Остановить', 'Решить', 'Изменить', 'Закончить все сеансы'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('says that there is no such merchant', async () => {
  const { network } = open();
  network.on(api.readMerchantCard, refuse('not_found'));
  expect(await screen.findByText('Такого мерчанта нет')).toBeVisible();
});
