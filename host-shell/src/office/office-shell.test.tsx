import { act, screen, waitFor } from '@testing-library/react';
import { listOrders, listPublicContent, readMerchant, readSession, signOut } from 'shared-contracts';
import { sessionExpired } from 'shared-runtime';
import { type Answer, type Network, offline, openScreen, refuse } from 'shared-runtime/testing';
import { newMerchant } from '../testing/merchant.ts';
import { startPage } from '../testing/shell.ts';
import { withRemotes } from '../testing/with-remotes.tsx';

const office = {
  manifest: { title: 'Кабинет', routes: [{ path: '/merchant', screen: 'office' }] },
  screens: {
    office: () => withRemotes(import('./office-shell.tsx').then(({ OfficeShell }) => ({ default: OfficeShell }))),
  },
};

let network: Network;

beforeEach(() => {
  network = startPage();
  network.on(readSession, { merchant_id: 'm', merchant_name: 'verbena', email: 'anna@verbena.ru' });
  network.on(readMerchant, newMerchant);
  network.on(listOrders, refuse('internal'));
  network.on(listPublicContent, { tag: 'done', data: [] });
});

async function leave(answer: Answer<{ revoked: number }>) {
  network.on(signOut, answer);
  const opened = openScreen(office, '/merchant');
  await opened.user.click(await screen.findByRole('button', { name: 'Ещё' }));
  await opened.user.click(await screen.findByRole('button', { name: /^Выйти.*anna@verbena.ru/ }));
  return opened;
}

it.each<[string, Answer<{ revoked: number }>]>([
  ['ends the session', { revoked: 1 }],
  ['has nothing more to end where it is over already', refuse('unauthorized')],
])('signing out %s, and leads to sign-in', async (_, answer) => {
  const opened = await leave(answer);
  await waitFor(() => expect(opened.router.state.location.pathname).toBe('/merchant/sign-in'));
  expect(screen.queryByText('Выйти не получилось')).toBeNull();
});

it('signing out says that it did not work, and stays', async () => {
  const opened = await leave(offline);
  expect(await screen.findByText('Выйти не получилось')).toBeVisible();
  expect(opened.router.state.location.pathname).toBe('/merchant');
});

it('asks to sign in over the page where the session ends; the form comes only then', async () => {
  const opened = openScreen(office, '/merchant');
  await screen.findByRole('button', { name: 'Ещё' });
  act(() => void opened.store.dispatch(sessionExpired()));
  expect(await screen.findByRole('dialog', { name: 'Войдите ещё раз' })).toBeVisible();
  expect(await screen.findByLabelText('Пароль')).toBeVisible();
  expect(screen.getByLabelText('Почта')).toHaveValue('anna@verbena.ru');
  await waitFor(() => expect(screen.getByLabelText('Пароль')).toHaveFocus());
});

it('says over the page that another account has signed in beside it, whose office can be gone to', async () => {
  openScreen(office, '/merchant');
  await screen.findByRole('button', { name: 'Ещё' });
  network.on(listOrders, refuse('other_account'));
  network.on(readMerchant, refuse('other_account'));
  const opened = document.body;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('dialog', { name: 'Открыт другой кабинет' })).toBeVisible();
  expect(opened).toHaveTextContent('Войдите снова как anna@verbena.ru');
  expect(screen.getByRole('button', { name: 'Перейти в другой кабинет' })).toBeVisible();
  expect(await screen.findByLabelText('Пароль')).toBeVisible();
});
