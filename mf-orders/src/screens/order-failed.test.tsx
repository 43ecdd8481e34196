import { act, screen, waitFor } from '@testing-library/react';
import { setOrderStatus, setPaymentState } from 'shared-contracts';
import { baseApi } from 'shared-runtime';
import { offline, refuse } from 'shared-runtime/testing';
import { orderIs } from '../testing/order-page.ts';

beforeEach(() => localStorage.clear());

describe('what is said of a step that failed', () => {
  const failedStep = async () => {
    const opened = orderIs();
    opened.network.on(setOrderStatus, () => offline);
    await opened.user.click(await screen.findByRole('button', { name: 'Принять заказ' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Состояние не изменилосьНет связи\.Повторить$/);
    return opened;
  };
  const nothingFailed = () =>
    waitFor(() => expect(screen.queryByText('Состояние не изменилось')).not.toBeInTheDocument());

  it('goes when the step is taken again and succeeds', async () => {
    const { network, change, user } = await failedStep();
    network.on(setOrderStatus, ({ status }) => change({ status }));
    await user.click(screen.getByRole('button', { name: 'Принять заказ' }));
    expect(await screen.findByText('Заказ принят')).toBeVisible();
    await nothingFailed();
  });

  it('is said once however often it fails', async () => {
    const { network, user } = await failedStep();
    network.on(setOrderStatus, refuse('upstream_timeout'));
    await user.click(screen.getByRole('button', { name: 'Принять заказ' }));
    expect(await screen.findByText(/Сервер не ответил вовремя/)).toBeVisible();
    expect(screen.getAllByText('Состояние не изменилось')).toHaveLength(1);
  });

  it('goes when the order has moved on by itself', async () => {
    const { change, store } = await failedStep();
    change({ status: 'assembling' });
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Order'])));
    expect(await screen.findByRole('button', { name: 'Передать в доставку' })).toBeVisible();
    await nothingFailed();
  });

  it('offers to mark as given back again what was to be marked so', async () => {
    const { network, change, user } = orderIs({ payment_state: 'succeeded' });
    network.on(setPaymentState, () => offline);
    await user.click(await screen.findByRole('button', { name: 'Отметить возврат' }));
    network.on(setPaymentState, ({ state }) => change({ payment_state: state }));
    await user.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Отмечено: деньги возвращены')).toBeVisible();
    expect(network.sent(setPaymentState).map(({ state }) => state)).toEqual(['refunded', 'refunded']);
  });

  it('goes for the money too', async () => {
    const { network, change, user } = orderIs();
    network.on(setPaymentState, () => offline);
    const arrived = async () => user.click(await screen.findByRole('button', { name: 'Деньги пришли' }));
    await arrived();
    expect(await screen.findByText('Оплата не отмечена')).toBeVisible();
    network.on(setPaymentState, ({ state }) => change({ payment_state: state }));
    await arrived();
    expect(await screen.findByText('Отмечено: деньги пришли')).toBeVisible();
    expect(screen.queryByText('Оплата не отмечена')).not.toBeInTheDocument();
  });
});
