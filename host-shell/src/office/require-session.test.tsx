import { screen, waitFor } from '@testing-library/react';
import { readSession, signOut } from 'shared-contracts';
import { readBoot } from 'shared-runtime/page';
import { type Network, openScreen, refuse } from 'shared-runtime/testing';
import { useSignOutMutation } from '../features/session/session-api.ts';
import { startPage } from '../testing/shell.ts';
import { withRemotes } from '../testing/with-remotes.tsx';
import { RequireSession } from './require-session.tsx';

const inside = async () => ({ default: () => <RequireSession>внутри</RequireSession> });
const Leave = () => {
  const [signOut] = useSignOutMutation();
  return (
    <button type="button" onClick={() => void signOut({})}>
      Выйти
    </button>
  );
};
const leaving = async () => ({
  default: () => (
    <RequireSession>
      <Leave />
    </RequireSession>
  ),
});
const office = {
  manifest: {
    title: 'Кабинет',
    routes: [
      { path: '/merchant/orders', screen: 'orders' },
      { path: '/merchant/settings/account', screen: 'account' },
    ],
  },
  screens: { orders: () => withRemotes(inside()), account: () => withRemotes(leaving()) },
};
const session = { merchant_id: 'm', merchant_name: 'verbena', email: 'anna@verbena.ru' };

let network: Network;
function open(at: string, signedIn = true) {
  Object.assign(readBoot(), { signedIn });
  return openScreen(office, at);
}

beforeEach(() => {
  network = startPage();
  network.on(readSession, session);
});

it('opens the page that a signed-in merchant asks for', async () => {
  const { router } = open('/merchant/orders?page=2');
  expect(await screen.findByText('внутри')).toBeVisible();
  expect(router.state.location.pathname).toBe('/merchant/orders');
});

it('leads to sign-in and back at once where the request for the page carried no session', async () => {
  const { router } = open('/merchant/orders?page=2', false);
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/sign-in'));
  expect(router.state.location.search).toBe('?next=%2Fmerchant%2Forders%3Fpage%3D2');
  expect(network.calls()).toEqual([]);
});

it('leads to sign-in where the session is over', async () => {
  network.on(readSession, refuse('unauthorized'));
  const { router } = open('/merchant/orders');
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/sign-in'));
});

it.each([
  ['signs out', { revoked: 1 }],
  ['signs out where the session was over already', refuse('unauthorized')],
])('does not lead whoever %s back to the page that was left', async (_, answer) => {
  network.on(signOut, answer);
  const { router, user } = open('/merchant/settings/account');
  const button = await screen.findByRole('button', { name: 'Выйти' });
  network.on(readSession, refuse('unauthorized'));
  await user.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/sign-in'));
  expect(router.state.location.search).toBe('');
});

it('sends nobody away because the server does not answer, and asks again', async () => {
  network.on(readSession, refuse('internal'));
  const { user } = open('/merchant/orders');
  expect(await screen.findByText('Не удалось проверить, вошли ли вы')).toBeVisible();
  network.on(readSession, session);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('внутри')).toBeVisible();
});
