import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { offline, refuse } from 'shared-runtime/testing';
import { card, cardShows, orderId, orderIs } from '../testing/order-page.ts';

beforeEach(() => localStorage.clear());

const paidIs = (more: Partial<api.OrderWire> = {}) => orderIs({ payment_state: 'succeeded', ...more });
type User = ReturnType<typeof paidIs>['user'];

async function dialogOf(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Вернули часть' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Вернули часть денег' }));
  return { dialog, field: dialog.getByRole('textbox', { name: 'Сколько вернули' }) };
}

it('a part of a transfer that was given back is noted, shown beside what came, and can be taken back', async () => {
  const { network, change, user } = paidIs();
  const step = '00000000-0000-4000-8000-0000000000aa';
  network.on(api.recordRefund, ({ amount }) =>
    change({
      hand_refunded: amount,
      revertable: { step, kind: 'refund', from: '0', to: String(amount), seconds: 545 },
    }),
  );
  network.on(api.revertStep, () => change({ hand_refunded: undefined, revertable: null }));
  await cardShows('Оплата', /Пришло\s*5\s000\s₽/);
  const { dialog, field } = await dialogOf(user);
  await user.type(field, '180,25');
  expect(dialog.getByText(/4\s819,75\s₽/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Отметить: вернули 180,25\s₽$/ }));
  await cardShows(
    'Оплата',
    /Возвращена часть.*Пришло\s*5\s000\s₽\s*Возвращено\s*180,25\s₽\s*Осталось у вас\s*4\s819,75\s₽/,
  );
  expect(network.sent(api.recordRefund)).toEqual([
    { order_id: orderId, amount: 180.25, idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
  expect(await screen.findByText(/^Отмечено: вернули 180,25\s₽$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Отметить возврат всей суммы' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Снять отметку: возврат 180,25\s₽/ }));
  await waitFor(() => expect(network.sent(api.revertStep)).toEqual([{ order_id: orderId, step }]));
  await waitFor(async () => expect(await card('Оплата')).not.toHaveTextContent('Возвращено'));
});

it('no more is taken than is left, to the kopeck', async () => {
  const { network, user } = paidIs({ hand_refunded: 1000 });
  const { dialog, field } = await dialogOf(user);
  const press = () => user.click(dialog.getByRole('button', { name: 'Отметить возврат' }));
  await press();
  expect(dialog.getByText('Напишите сумму')).toBeVisible();
  await user.type(field, '4000,01');
  await press();
  expect(dialog.getByText(/Можно вернуть не больше 4\s000\s₽/)).toBeVisible();
  expect(network.sent(api.recordRefund)).toEqual([]);
});

it('what an edited order costs less stands in the field', async () => {
  const { user } = paidIs({ hand_paid: 6000, version: 2 });
  const { field } = await dialogOf(user);
  expect(field).toHaveValue('1\u00a0000');
});

it('is noted once however often it is sent, also where the dialog was closed after a lost answer', async () => {
  const { network, change, user } = paidIs();
  network.on(api.recordRefund, () => offline);
  const first = await dialogOf(user);
  await user.type(first.field, '180');
  await user.click(first.dialog.getByRole('button', { name: /^Отметить: вернули 180\s₽$/ }));
  expect(await first.dialog.findByText('Возврат не отмечен')).toBeVisible();
  expect(first.field).toHaveValue('180');
  await user.click(first.dialog.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  network.on(api.recordRefund, () => change({ hand_refunded: 180 }));
  const again = await dialogOf(user);
  await user.type(again.field, '180');
  await user.click(again.dialog.getByRole('button', { name: /^Отметить: вернули 180\s₽$/ }));
  await cardShows('Оплата', /Возвращено\s*180\s₽/);
  const keys = network.sent(api.recordRefund).map(({ idempotency_key }) => idempotency_key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('says that another device has given a part back meanwhile, and keeps what was typed', async () => {
  const { network, change, user } = paidIs();
  network.on(api.recordRefund, () => {
    change({ hand_refunded: 4000 });
    return refuse('validation_failed');
  });
  const { dialog, field } = await dialogOf(user);
  await user.type(field, '2000');
  await user.click(dialog.getByRole('button', { name: /^Отметить: вернули 2\s000\s₽$/ }));
  expect(await dialog.findByText(/^Столько уже не вернуть/)).toBeVisible();
  expect(await dialog.findByText(/^Не больше 1\s000\s₽/)).toBeVisible();
  expect(field).toHaveValue('2\u00a0000');
});

it.each([
  ['has not come', {}],
  ['was given back', { payment_state: 'refunded', hand_refunded: 5000 }],
] as const)('is not offered where the money %s', async (_, order) => {
  orderIs(order);
  await card('Оплата');
  expect(screen.queryByRole('button', { name: 'Вернули часть' })).toBeNull();
});

it('stands in the history, with what was taken back', async () => {
  const { network } = paidIs();
  const at = '2026-06-14T11:00:00.000Z';
  network.on(api.readOrderHistory, {
    history: [
      { at, actor: 'merchant', kind: 'refund', from: null, to: '180.25' },
      { at, actor: 'merchant', kind: 'refund_reverted', from: '180.25', to: null },
    ],
  });
  expect(await screen.findByText(/^Возвращено покупателю: 180,25\s₽$/)).toBeVisible();
  expect(await screen.findByText(/^Отметка снята: возврат 180,25\s₽$/)).toBeVisible();
});

it('what was written although its answer was lost is sent again as it was, and the next of the same sum is another', async () => {
  const { network, change, user } = paidIs();
  network.on(api.recordRefund, () => {
    change({ hand_refunded: 3000 });
    return offline;
  });
  const { dialog, field } = await dialogOf(user);
  await user.type(field, '3000');
  const press = () => user.click(dialog.getByRole('button', { name: /^Отметить: вернули 3\s000\s₽$/ }));
  await press();
  expect(await dialog.findByText('Возврат не отмечен')).toBeVisible();
  await cardShows('Оплата', /Осталось у вас\s*2\s000\s₽/);
  network.on(api.recordRefund, () => change({ hand_refunded: 3000 }));
  await press();
  expect(await screen.findByText(/^Отмечено: вернули 3\s000\s₽$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  network.on(api.recordRefund, ({ amount }) => change({ hand_refunded: 3000 + amount }));
  const next = await dialogOf(user);
  await user.type(next.field, '1500');
  await user.click(next.dialog.getByRole('button', { name: /^Отметить: вернули 1\s500\s₽$/ }));
  await cardShows('Оплата', /Осталось у вас\s*500\s₽/);
  const keys = network.sent(api.recordRefund).map(({ idempotency_key }) => idempotency_key);
  expect([keys.length, new Set(keys).size, keys[0] === keys[1]]).toEqual([3, 2, true]);
});

it('of a canceled order, too, it is told what came, what went back and what is left', async () => {
  paidIs({ status: 'canceled', hand_refunded: 500 });
  await cardShows('Оплата', /Пришло\s*5\s000\s₽\s*Возвращено\s*500\s₽\s*Осталось у вас\s*4\s500\s₽/);
});
