import { screen, waitFor } from '@testing-library/react';
import { changePassword, readSession, readSignInWays, revokeSessions, signOut } from 'shared-contracts';
import { type Answer, type Network, offline, openScreen, refuse } from 'shared-runtime/testing';
import { shell, startPage } from '../testing/shell.ts';

const at = '/merchant/settings/account';
let network: Network;

beforeEach(() => {
  network = startPage();
  network.on(readSession, { merchant_id: 'm', merchant_name: 'verbena', email: 'anna@verbena.ru' });
  network.on(readSignInWays, { devices: [], passkeys: [], totp: { on: false, recovery_codes_left: 0 } });
});

describe('change of password', () => {
  const change = async ({ user }: ReturnType<typeof openScreen>) => {
    await user.type(await screen.findByLabelText('Текущий пароль'), 'secret-123');
    await user.type(screen.getByLabelText('Новый пароль'), 'another-456');
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
  };

  it('sends the present and the new one, says that it is done, and empties the fields', async () => {
    network.on(changePassword, { message: 'ok' });
    await change(openScreen(shell, at));
    expect(await screen.findByText('Пароль изменён')).toBeVisible();
    expect(network.sent(changePassword)).toEqual([{ current_password: 'secret-123', new_password: 'another-456' }]);
    expect(screen.getByLabelText('Текущий пароль')).toHaveValue('');
    expect(await screen.findByDisplayValue('anna@verbena.ru')).toHaveAttribute('autocomplete', 'username');
  });

  it('says at its field that the present one is wrong, and asks nobody to sign in again', async () => {
    network.on(changePassword, refuse('invalid_credentials'));
    const opened = openScreen(shell, at);
    await change(opened);
    await waitFor(() => expect(screen.getByLabelText('Текущий пароль')).toHaveAccessibleDescription(/не тот пароль/));
    expect(screen.getByLabelText('Текущий пароль')).toHaveFocus();
    expect(opened.store.getState().session.expired).toBe(false);
  });

  it('says at its field that the new one is guessed first', async () => {
    const errors = [{ path: 'new_password', code: 'common_password', message: '' }];
    network.on(changePassword, refuse('validation_failed', { errors }));
    await change(openScreen(shell, at));
    const next = screen.getByLabelText('Новый пароль');
    await waitFor(() =>
      expect(next).toHaveAccessibleDescription(/Такой пароль подбирают первым\. Придумайте другой\./),
    );
    expect(next).toHaveFocus();
  });

  it.each<[string, Answer<never>, RegExp]>([
    ['too many tries', refuse('rate_limited'), /Слишком много попыток/],
    ['no connection', offline, /Нет связи/],
  ])('says %s in Russian and keeps what was typed', async (_, answer, sentence) => {
    network.on(changePassword, answer);
    await change(openScreen(shell, at));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Новый пароль')).toHaveValue('another-456');
  });
});

describe('signing out everywhere', () => {
  const leave = async ({ user }: ReturnType<typeof openScreen>) => {
    await user.click(await screen.findByRole('button', { name: 'Выйти на всех устройствах' }));
    await user.click(await screen.findByRole('button', { name: 'Выйти везде' }));
  };

  it('ends the other sessions, then this one, and leads to sign-in', async () => {
    network.on(revokeSessions, { revoked: 2 });
    network.on(signOut, { revoked: 1 });
    const opened = openScreen(shell, at);
    await leave(opened);
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/merchant/sign-in'));
    expect(network.sent(revokeSessions)).toEqual([{ scope: 'others' }]);
    expect(network.calls().indexOf('signOut')).toBeGreaterThan(network.calls().indexOf('revokeSessions'));
  });

  it('stays signed in here and says so when the others could not be ended, and can be tried again', async () => {
    network.on(revokeSessions, refuse('internal'));
    const opened = openScreen(shell, at);
    await leave(opened);
    expect(await screen.findByText('Не получилось. Попробуйте ещё раз.')).toBeVisible();
    expect(network.calls()).not.toContain('signOut');
    expect(opened.router.state.location.pathname).toBe(at);
    network.on(revokeSessions, { revoked: 2 });
    network.on(signOut, { revoked: 1 });
    await leave(opened);
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/merchant/sign-in'));
  });
});
