import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { revertStep, setOrderStatus, setPaymentState } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { orderId, orderIs } from '../testing/order-page.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const step = '00000000-0000-4000-8000-0000000000aa';
const accepted = { step, kind: 'status' as const, from: 'created', to: 'accepted', seconds: 545 };
const back = (name: string) => screen.findByRole('button', { name });

function acceptedIs(rest: Parameters<typeof orderIs>[0] = {}) {
  const shown = orderIs({ status: 'accepted', revertable: accepted, ...rest });
  shown.network.on(revertStep, () => shown.change({ status: 'created', revertable: null }));
  return shown;
}

it('takes the last step back by a press, and shows how long that can be done', async () => {
  const { user, network } = acceptedIs();
  const button = await back('Вернуть в «Новый»');
  expect(button).toHaveTextContent('ещё 9:05');
  await user.click(button);
  expect(await screen.findByText('Действие отменено')).toBeVisible();
  expect(network.sent(revertStep)).toEqual([{ order_id: orderId, step }]);
  expect(await screen.findByRole('button', { name: 'Принять заказ' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Вернуть в «/ })).toBeNull();
});

it('takes the mark of a transfer back', async () => {
  acceptedIs({ payment_state: 'succeeded', revertable: { ...accepted, kind: 'payment_state', to: 'succeeded' } });
  expect(await back('Снять отметку «Оплачен»')).toBeVisible();
});

it('the last part of the money that went back is what is named, not all of it', async () => {
  const refund = { ...accepted, kind: 'refund' as const, from: '1000', to: '1500.5' };
  acceptedIs({ payment_state: 'succeeded', revertable: refund });
  expect(await screen.findByRole('button', { name: /^Снять отметку: возврат 500,50\s₽/ })).toBeVisible();
});

it('a canceled order is restored', async () => {
  acceptedIs({ status: 'canceled', revertable: { ...accepted, from: 'accepted', to: 'canceled' } });
  expect(await back('Восстановить заказ')).toBeVisible();
});

it('is gone when the time is over', async () => {
  acceptedIs({ revertable: { ...accepted, seconds: 1 } });
  await back('Вернуть в «Новый»');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Вернуть в «/ })).toBeNull(), { timeout: 2_500 });
});

it('the word of a step offers to take it back', async () => {
  const { user, network, change } = orderIs();
  network.on(setOrderStatus, ({ status }) => change({ status, revertable: accepted }));
  network.on(revertStep, () => change({ status: 'created', revertable: null }));
  await user.click(await back('Принять заказ'));
  await screen.findByText('Заказ принят');
  await user.click(screen.getByRole('button', { name: 'Отменить действие' }));
  expect(await screen.findByText('Действие отменено')).toBeVisible();
  expect(network.sent(revertStep)).toEqual([{ order_id: orderId, step }]);
  await act(async () => {});
});

it('marks of money are taken back from the toast that says so', async () => {
  const { user, network, change } = orderIs();
  const marked = { ...accepted, kind: 'payment_state' as const, from: 'pending', to: 'succeeded' };
  network.on(setPaymentState, () => change({ payment_state: 'succeeded', revertable: marked }));
  network.on(revertStep, () => change({ payment_state: 'pending', revertable: null }));
  await user.click(await back('Деньги пришли'));
  await screen.findByText('Отмечено: деньги пришли');
  await user.click(screen.getByRole('button', { name: 'Отменить действие' }));
  expect(await screen.findByText('Действие отменено')).toBeVisible();
  expect(network.sent(revertStep)).toEqual([{ order_id: orderId, step }]);
  expect(await back('Деньги пришли')).toBeVisible();
});

it('rests for a moment after a mark: what marks the money as given back comes under the same finger', async () => {
  jest.useFakeTimers();
  const { network } = orderIs();
  fireEvent.click(await back('Деньги пришли'));
  fireEvent.click(await back('Отметить возврат'));
  expect(await back('Вернули часть')).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(network.sent(setPaymentState).map(({ state }) => state)).toEqual(['succeeded']);
  await act(() => jest.advanceTimersByTimeAsync(600));
  fireEvent.click(await back('Отметить возврат'));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(network.sent(setPaymentState).map(({ state }) => state)).toEqual(['succeeded', 'refunded']);
});

it('the word of a step goes when the step is taken back or another follows', async () => {
  const { user, network, change } = orderIs({ payment_method: 'on_delivery' });
  network.on(setOrderStatus, ({ status }) =>
    change({ status, revertable: { ...accepted, from: 'accepted', to: status } }),
  );
  network.on(revertStep, () => change({ status: 'accepted', revertable: null }));
  await user.click(await back('Принять заказ'));
  await screen.findByText('Заказ принят');
  // The button rests for a moment after a step.
  await waitFor(async () => expect(await back('Собираю')).not.toHaveAttribute('aria-busy'));
  await user.click(await back('Собираю'));
  await screen.findByText('Заказ собирается');
  expect(screen.queryByText('Заказ принят')).toBeNull();
  await user.click(await back('Вернуть в «Принят»'));
  await screen.findByText('Действие отменено');
  expect(screen.queryByText('Заказ собирается')).toBeNull();
});

it('says where it is too late', async () => {
  const { user, network } = acceptedIs();
  network.on(revertStep, refuse('revert_over'));
  await user.click(await back('Вернуть в «Новый»'));
  expect(await screen.findByText('Отменить не получилось')).toBeVisible();
  expect(screen.getByText('Отменить уже нельзя: время вышло, или заказ с тех пор изменился.')).toBeVisible();
});
