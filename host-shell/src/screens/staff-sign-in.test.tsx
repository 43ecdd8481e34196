import { screen, waitFor } from '@testing-library/react';
import { beginStaffCodes, readStaffLink, setStaffPassword, signInAsStaff } from 'shared-contracts';
import { type Network, openScreen, refuse } from 'shared-runtime/testing';
import { startPage } from '../testing/shell.ts';

const pages = {
  manifest: { title: 'Площадка', routes: [{ path: '/admin/sign-in', screen: 'sign-in' }] },
  screens: { 'sign-in': () => import('./staff-sign-in.tsx') },
};
const secret = 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH';

let network: Network;
beforeEach(() => {
  network = startPage();
  network.on(readStaffLink, { email: 'anna@staff.ru' });
});

async function typed(at = '/admin/sign-in') {
  const opened = openScreen(pages, at);
  await opened.user.type(await screen.findByLabelText('Почта'), 'anna@staff.ru');
  await opened.user.type(screen.getByLabelText('Пароль'), 'seven white horses');
  await opened.user.click(screen.getByRole('button', { name: 'Войти' }));
  return opened;
}

it('asks for the code after the password, and leads to the page of staff that was asked for', async () => {
  network.on(signInAsStaff, ({ code }) =>
    code ? { staff_id: 's', staff_auth_token: '' } : refuse('second_factor_required'),
  );
  const { user, router } = await typed('/admin/sign-in?next=%2Fadmin%2Fstaff');
  await user.type(await screen.findByLabelText('Код из приложения'), '123456');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/staff'));
  expect(network.sent(signInAsStaff)).toEqual([
    { email: 'anna@staff.ru', password: 'seven white horses' },
    { email: 'anna@staff.ru', password: 'seven white horses', code: '123456' },
  ]);
});

it.each(['/merchant', '//evil.example', 'https://evil.example', '/admin//evil', '/administration'])(
  'leads nowhere but to pages of staff: not to %s',
  async (next) => {
    network.on(signInAsStaff, { staff_id: 's', staff_auth_token: '' });
    const { router } = await typed(`/admin/sign-in?next=${encodeURIComponent(next)}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  },
);

it('sets the app up at the first sign-in, by a picture or its key', async () => {
  network.on(signInAsStaff, ({ code }) =>
    code ? { staff_id: 's', staff_auth_token: '' } : refuse('second_factor_unset'),
  );
  network.on(beginStaffCodes, { secret, uri: `otpauth://totp/x?secret=${secret}` });
  const { user, router } = await typed();
  expect(await screen.findByRole('img', { name: 'QR-код для приложения' })).toBeInTheDocument();
  expect(screen.getByText('ABCD EFGH ABCD EFGH ABCD EFGH ABCD EFGH')).toBeVisible();
  await user.type(screen.getByLabelText('Код из приложения'), '123456');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

it('says at its field that a code is wrong or was used, and keeps the password for the next one', async () => {
  network.on(signInAsStaff, ({ code }) => refuse(code ? 'second_factor_wrong' : 'second_factor_required'));
  const { user } = await typed();
  await user.type(await screen.findByLabelText('Код из приложения'), '123456');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText(/уже использован/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Назад' }));
  expect(screen.getByLabelText('Пароль')).toHaveValue('seven white horses');
});

it('says why the first step was refused, and how long to wait', async () => {
  network.on(signInAsStaff, refuse('invalid_credentials'));
  const { user } = await typed();
  expect(await screen.findByText('Почта или пароль не подходят.')).toBeVisible();
  network.on(signInAsStaff, refuse('rate_limited', { retryAfter: 30 }));
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText(/через 30 секунд/)).toBeVisible();
});

it('sets a password by the link, and then asks to sign in with it', async () => {
  network.on(setStaffPassword, { email: 'anna@staff.ru' });
  const { user } = openScreen(pages, '/admin/sign-in#token=tok-1');
  expect(await screen.findByText(/Для учётной записи anna@staff\.ru/)).toBeVisible();
  await user.type(await screen.findByLabelText('Новый пароль'), 'seven white horses');
  await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  expect(await screen.findByText('Пароль сохранён. Теперь войдите.')).toBeVisible();
  expect(screen.getByLabelText('Почта')).toHaveValue('anna@staff.ru');
  expect(network.sent(setStaffPassword)).toEqual([{ token: 'tok-1', new_password: 'seven white horses' }]);
});

it('says that a link was used, or that a password is guessed first', async () => {
  network.on(setStaffPassword, refuse('reset_link_used'));
  const { user } = openScreen(pages, '/admin/sign-in#token=tok-1');
  await user.type(await screen.findByLabelText('Новый пароль'), 'qwertyuiop');
  await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  expect(await screen.findByText(/Попросите новую у владельца площадки/)).toBeVisible();
  const errors = [{ path: 'new_password', code: 'common_password', message: '' }];
  network.on(setStaffPassword, refuse('validation_failed', { errors }));
  await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  expect(await screen.findByText(/подбирают первым/)).toBeVisible();
});

it('says that a link was used as soon as it is opened, and asks for no password', async () => {
  network.on(readStaffLink, refuse('reset_link_used'));
  openScreen(pages, '/admin/sign-in#token=tok-1');
  expect(await screen.findByRole('heading', { name: 'Ссылка не подходит' })).toBeVisible();
  expect(screen.getByText(/Попросите новую у владельца площадки/)).toBeVisible();
  expect(screen.queryByLabelText('Новый пароль')).toBeNull();
});
