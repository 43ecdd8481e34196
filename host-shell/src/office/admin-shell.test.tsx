import { screen } from '@testing-library/react';
import { listComplaints, listMerchants, listQuestions } from 'shared-contracts';
import { openScreen, refuse } from 'shared-runtime/testing';
import { startPage } from '../testing/shell.ts';
import { withRemotes } from '../testing/with-remotes.tsx';
import { AdminShell } from './admin-shell.tsx';

const staff = { staffId: 's1', email: 'olga@platform.ru', role: 'manager' as const, endsAt: '2030-01-01T00:00:00Z' };
const administration = {
  manifest: { title: 'Управление', routes: [{ path: '/admin', screen: 'shell' }] },
  screens: { shell: () => withRemotes(Promise.resolve({ default: () => <AdminShell staff={staff} /> })) },
};

it('says over the page that another member of staff has signed in beside it, and asks for the password', async () => {
  const network = startPage();
  network.on(listMerchants, refuse('other_account'));
  network.on(listComplaints, refuse('other_account'));
  network.on(listQuestions, refuse('other_account'));
  openScreen(administration, '/admin');
  const dialog = await screen.findByRole('dialog', { name: 'Открыт другой кабинет' });
  expect(dialog).toHaveTextContent('Войдите снова как olga@platform.ru');
  expect(screen.getByRole('button', { name: 'Перейти в другой кабинет' })).toBeVisible();
  expect(await screen.findByLabelText('Пароль')).toBeVisible();
});
