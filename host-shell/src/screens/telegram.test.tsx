import { screen, waitFor } from '@testing-library/react';
import { readSession, signInByTelegram } from 'shared-contracts';
import { type Network, openScreen, refuse } from 'shared-runtime/testing';
import { shell, startPage } from '../testing/shell.ts';

const merchant = '018f2f6e-0000-7000-8000-000000000001';
const order = '018f2f6e-0000-7000-8000-000000000002';
const initData = 'user=%7B%22id%22%3A1001%7D&auth_date=1&hash=ab';
const fragment = `#${new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '8.0' })}`;
let network: Network;

beforeEach(() => {
  network = startPage();
});

const open = (query = `merchant=${merchant}&order=${order}`, hash = fragment) =>
  openScreen(shell, `/merchant/telegram?${query}${hash}`);
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Открыть заказы' }));

it('signs in by what Telegram says, after a press, and leads to the order', async () => {
  network.on(signInByTelegram, { merchant_id: merchant, merchant_auth_token: '' });
  const opened = open();
  expect(await screen.findByText(/Telegram подтвердит, что это вы/)).toBeVisible();
  expect(network.calls()).not.toContain('signInByTelegram');
  await press(opened);
  await waitFor(() => expect(opened.router.state.location.pathname).toBe(`/merchant/orders/${order}`));
  expect(opened.router.state.location.hash).toBe('');
  expect(network.sent(signInByTelegram)).toEqual([{ init_data: initData, merchant_id: merchant }]);
});

it('whoever is signed in to the shop goes on at once, to all orders where none is named', async () => {
  network.on(readSession, { merchant_id: merchant, merchant_name: 'verbena', email: 'anna@verbena.ru' });
  const opened = open(`merchant=${merchant}`);
  await waitFor(() => expect(opened.router.state.location.pathname).toBe('/merchant/orders'));
  expect(network.calls()).not.toContain('signInByTelegram');
});

it('outside of Telegram it leads to the orders, which ask to sign in', async () => {
  const opened = open(undefined, '');
  await waitFor(() => expect(opened.router.state.location.pathname).toBe(`/merchant/orders/${order}`));
});

it('says what to do where Telegram’s word is not taken, and asks for the second step', async () => {
  network.on(signInByTelegram, refuse('telegram_refused'));
  const opened = open();
  await press(opened);
  expect(await screen.findByText(/Откройте заказы из бота ещё раз/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Войти по-другому' })).toHaveAttribute(
    'href',
    `/merchant/sign-in?next=${encodeURIComponent(`/merchant/orders/${order}`)}`,
  );
  network.on(signInByTelegram, refuse('second_factor_required'));
  await press(opened);
  const code = await screen.findByLabelText('Код из приложения');
  network.on(signInByTelegram, { merchant_id: merchant, merchant_auth_token: '' });
  await opened.user.type(code, '123456{Enter}');
  await waitFor(() => expect(network.sent(signInByTelegram).at(-1)).toMatchObject({ code: '123456' }));
});

it('leads to no other place than the orders, whatever the address names', async () => {
  const opened = open(`merchant=${merchant}&order=..%2F..%2F%2Fevil.example`, '');
  await waitFor(() => expect(opened.router.state.location.pathname).toMatch(/^\/merchant\/orders\/\.\.%2F/));
});
