import { screen } from '@testing-library/react';
import { listMerchants } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import { openScreen, refuse } from 'shared-runtime/testing';
import { startPage } from '../testing/shell.ts';
import { withRemotes } from '../testing/with-remotes.tsx';
import { AdminShell } from './admin-shell.tsx';

const staff = { staffId: 's1', email: 'olga@platform.ru', role: 'manager' as const, endsAt: '2030-01-01T00:00:00Z' };
const administration = {
  manifest: { title: 'Управление', routes: [{ path: '/admin', screen: 'shell' }] },
  screens: { shell: () => withRemotes(Promise.resolve({ default: () => <AdminShell staff={staff} /> })) },
};
const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({ merchantsOfScreen: build.query(endpointOf(listMerchants)) }),
});

it('says over the page that another member of staff has signed in beside it, and asks for the password', async () => {
  startPage().on(listMerchants, refuse('other_account'));
  const { store } = openScreen(administration, '/admin');
  await screen.findByRole('button', { name: 'Ещё' });
  void store.dispatch(endpoints.merchantsOfScreen.initiate({ page: 1, per_page: 20 }));
  const dialog = await screen.findByRole('dialog', { name: 'Открыт другой кабинет' });
  expect(dialog).toHaveTextContent('Войдите снова как olga@platform.ru');
  expect(screen.getByRole('button', { name: 'Перейти в другой кабинет' })).toBeVisible();
  expect(await screen.findByLabelText('Пароль')).toBeVisible();
});
