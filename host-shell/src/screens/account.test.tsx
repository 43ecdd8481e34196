import { screen, waitFor, within } from '@testing-library/react';
import {
  beginPasskey,
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmail,
  readEmailChange,
  readSession,
  readSignInWays,
  renewRecoveryCodes,
  resendEmailChange,
  revokeSessions,
  signOut,
} from 'shared-contracts';
import { type Answer, type Network, offline, openScreen, refuse } from 'shared-runtime/testing';
import { shell, startPage } from '../testing/shell.ts';

const at = '/merchant/settings/account';
let network: Network;

beforeEach(() => {
  network = startPage();
  network.on(readSession, { merchant_id: 'm', merchant_name: 'verbena', email: 'anna@verbena.ru' });
  network.on(readSignInWays, { devices: [], passkeys: [], totp: { on: false, recovery_codes_left: 0 } });
  network.on(readEmailChange, { email: 'anna@verbena.ru', awaited: null });
});

describe('change of e-mail', () => {
  const next = 'new@verbena.ru';
  const ask = async ({ user }: ReturnType<typeof openScreen>, email = next) => {
    await user.click(await screen.findByRole('button', { name: 'Сменить почту' }));
    await user.type(screen.getByLabelText('Новая почта'), email);
    await user.type(screen.getAllByLabelText('Текущий пароль')[0] as HTMLElement, 'secret-123');
    await user.click(screen.getByRole('button', { name: 'Прислать ссылку' }));
  };

  it('sends the new one with the password, and then shows that it waits', async () => {
    network.on(changeEmail, { message: 'ok' });
    const opened = openScreen(shell, at);
    await screen.findByRole('button', { name: 'Сменить почту' });
    network.on(readEmailChange, { email: 'anna@verbena.ru', awaited: { email: next, link_expired: false } });
    await ask(opened);
    expect(await screen.findByText('new@verbena.ru ждёт подтверждения')).toBeVisible();
    expect(network.sent(changeEmail)).toEqual([{ new_email: next, password: 'secret-123' }]);
    expect(screen.queryByLabelText('Новая почта')).toBeNull();
  });

  it('says at its field that the password is wrong, and keeps what was typed', async () => {
    network.on(changeEmail, refuse('invalid_credentials'));
    await ask(openScreen(shell, at));
    await waitFor(() =>
      expect(screen.getAllByLabelText('Текущий пароль')[0]).toHaveAccessibleDescription(/не тот пароль/),
    );
    expect(screen.getByLabelText('Новая почта')).toHaveValue(next);
  });

  it('takes no e-mail that is the present one', async () => {
    await ask(openScreen(shell, at), 'Anna@Verbena.ru');
    expect(await screen.findByText('Это и есть ваша почта сейчас. Укажите другую.')).toBeVisible();
    expect(network.calls()).not.toContain('changeEmail');
  });

  it('sends another link for one that waits, or gives it up', async () => {
    network.on(readEmailChange, { email: 'anna@verbena.ru', awaited: { email: next, link_expired: true } });
    network.on(resendEmailChange, refuse('rate_limited', { retryAfter: 600 }));
    network.on(cancelEmailChange, { message: 'ok' });
    const { user } = openScreen(shell, at);
    expect(await screen.findByText(/Ссылка из письма устарела/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Прислать ещё раз' }));
    expect(await screen.findByText(/Следующее можно отправить через десять минут/)).toBeVisible();
    network.on(readEmailChange, { email: 'anna@verbena.ru', awaited: null });
    await user.click(screen.getByRole('button', { name: 'Отменить смену' }));
    await waitFor(() => expect(screen.queryByText('new@verbena.ru ждёт подтверждения')).toBeNull());
    expect(network.sent(cancelEmailChange)).toEqual([{}]);
  });
});

describe('the link of a new e-mail', () => {
  const submit = { name: 'Подтвердить почту' };

  it('changes it at a press alone, and says with which one to sign in', async () => {
    network.on(confirmEmail, { email: 'new@verbena.ru' });
    const { user } = openScreen(shell, '/merchant/confirm-email#token=abc');
    const button = await screen.findByRole('button', submit);
    expect(network.calls()).not.toContain('confirmEmail');
    await user.click(button);
    expect(await screen.findByText('Теперь входите с почтой new@verbena.ru.')).toBeVisible();
    expect(network.sent(confirmEmail)).toEqual([{ token: 'abc' }]);
  });

  it('leads to the account where it works no more, and where it is cut short', async () => {
    network.on(confirmEmail, refuse('email_link_used'));
    const { user } = openScreen(shell, '/merchant/confirm-email#token=abc');
    await user.click(await screen.findByRole('button', submit));
    expect(await screen.findByText(/Эта ссылка больше не действует/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'В раздел «Аккаунт»' })).toHaveAttribute('href', expect.stringMatching(at));
  });

  it('is said to be cut short without its token', async () => {
    openScreen(shell, '/merchant/confirm-email');
    expect(await screen.findByText('Ссылка неполная')).toBeVisible();
  });
});

describe('change of password', () => {
  it('tells a keeper of passwords whose it is, in no field that looks as if it could be written in', async () => {
    openScreen(shell, at);
    await screen.findByLabelText('Текущий пароль');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.querySelector('form [autocomplete=username]')).toHaveValue('anna@verbena.ru');
  });

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

  it('takes the passkeys off the list, which a new password removes', async () => {
    const ways = { devices: [], passkeys: [], totp: { on: false, recovery_codes_left: 0 } };
    const created_at = '2026-11-01T09:00:00.000Z';
    const passkeys = [
      { passkey_id: '3f1c6a52-6d0e-4b8e-9d55-0c9a1f7f3b11', name: 'Телефон Анны', created_at, last_used_at: null },
    ];
    network.on(readSignInWays, { ...ways, passkeys });
    network.on(changePassword, () => {
      network.on(readSignInWays, ways);
      return { message: 'ok' };
    });
    const opened = openScreen(shell, at);
    expect(await screen.findByText('Телефон Анны')).toBeVisible();
    await change(opened);
    await waitFor(() => expect(screen.queryByText('Телефон Анны')).toBeNull());
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
    await waitFor(() => expect(next).toHaveAccessibleDescription(/Такой пароль подбирают первым\. Придумайте другой/));
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

describe('a passkey', () => {
  const create = jest.fn<Promise<never>, []>();
  const make = async () => {
    Object.assign(window, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
    const options = { challenge: 'AAAA', rp: { name: 'Цветы' }, user: { id: 'AAAA', name: 'a', displayName: 'a' } };
    network.on(beginPasskey, { options: { ...options, pubKeyCredParams: [], excludeCredentials: [] } });
    const { user } = openScreen(shell, at);
    await user.click(await screen.findByRole('button', { name: 'Добавить ключ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Новый ключ доступа' }));
    await user.type(dialog.getByLabelText('Текущий пароль'), 'secret-123');
    await user.click(dialog.getByRole('button', { name: 'Создать ключ' }));
    return dialog;
  };

  it.each([
    ['NotAllowedError', 'Ключ не создан'],
    ['InvalidStateError', 'На этом устройстве ключ уже есть'],
  ])('that the browser does not make (%s) is spoken of, and can be asked for again', async (name, message) => {
    create.mockRejectedValue(new DOMException('', name));
    const dialog = await make();
    expect(await screen.findByText(message)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Создать ключ' })).toBeEnabled();
  });
});

it('leads back to the code that was wrong or not typed', async () => {
  network.on(readSignInWays, { devices: [], passkeys: [], totp: { on: true, recovery_codes_left: 2 } });
  network.on(renewRecoveryCodes, refuse('second_factor_wrong'));
  const { user } = openScreen(shell, at);
  await user.click(await screen.findByRole('button', { name: 'Новые резервные коды' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = dialog.getByRole('button', { name: 'Новые резервные коды' });
  await user.click(submit);
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
  await user.type(dialog.getByRole('textbox'), '123456');
  await user.click(submit);
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Код не подходит/));
  expect(dialog.getByRole('textbox')).toHaveFocus();
});

it('new recovery codes are shown whatever is pressed while they are made: the former ones are gone by then', async () => {
  network.on(readSignInWays, { devices: [], passkeys: [], totp: { on: true, recovery_codes_left: 2 } });
  let answer = () => {};
  network.on(renewRecoveryCodes, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { recovery_codes: ['aaaa-bbbb'] };
  });
  const { user } = openScreen(shell, at);
  await user.click(await screen.findByRole('button', { name: 'Новые резервные коды' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Новые резервные коды' }));
  await waitFor(() => expect(network.sent(renewRecoveryCodes)).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(dialog.queryByRole('button', { name: 'Закрыть' })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('aaaa-bbbb')).toBeVisible();
});
