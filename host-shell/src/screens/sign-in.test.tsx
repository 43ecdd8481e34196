import { screen, waitFor } from '@testing-library/react';
import { authorize, beginPasskeySignIn } from 'shared-contracts';
import { type Answer, type Network, offline, openScreen, refuse } from 'shared-runtime/testing';
import { shell, startPage } from '../testing/shell.ts';

let network: Network;

beforeEach(() => {
  network = startPage();
});

describe('sign-in', () => {
  const fill = async ({ user }: ReturnType<typeof openScreen>) => {
    await user.type(await screen.findByLabelText('Почта'), 'anna@verbena.ru');
    await user.type(screen.getByLabelText('Пароль'), 'secret-123');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
  };

  it('[1.1.1] leads to the page that was asked for', async () => {
    network.on(authorize, { merchant_id: 'm', merchant_auth_token: '' });
    const opened = openScreen(shell, '/merchant/sign-in?next=%2Fmerchant%2Forders');
    await fill(opened);
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/merchant/orders'));
  });

  it.each<[string, Answer<never>, RegExp]>([
    ['a wrong password', refuse('invalid_credentials'), /Почта или пароль не подходят/],
    ['too many tries', refuse('rate_limited'), /Слишком много попыток/],
    ['no connection', offline, /Нет связи/],
  ])('says %s in Russian and keeps what was typed', async (_, answer, sentence) => {
    network.on(authorize, answer);
    await fill(openScreen(shell, '/merchant/sign-in'));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Пароль')).toHaveValue('secret-123');
  });

  it('says that the browser refused a passkey, and what else there is', async () => {
    Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} });
    network.on(beginPasskeySignIn, { options: {} });
    const { user } = openScreen(shell, '/merchant/sign-in');
    await user.click(await screen.findByRole('button', { name: 'Войти с ключом доступа' }));
    expect(await screen.findByText(/Браузер не дал войти с ключом. Войдите с паролем/)).toBeVisible();
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  it('says once that something failed where nobody knows more', async () => {
    network.on(authorize, refuse('internal'));
    await fill(openScreen(shell, '/merchant/sign-in'));
    expect(await screen.findByText(/Не получилось/)).toBeVisible();
  });

  it('checks the form before it sends', async () => {
    const { user } = openScreen(shell, '/merchant/sign-in');
    await user.click(await screen.findByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(screen.getByLabelText('Почта')).toHaveAccessibleDescription(/Напишите почту/));
    expect(screen.getByLabelText('Почта')).toHaveFocus();
    expect(network.calls()).not.toContain('authorize');
  });

  it('says how long to wait, and which way is open meanwhile', async () => {
    network.on(authorize, refuse('rate_limited', { retryAfter: 30 }));
    await fill(openScreen(shell, '/merchant/sign-in'));
    expect(await screen.findByText(/Попробуйте через 30\sсекунд или войдите по ссылке/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войти по ссылке из письма' })).toHaveAttribute(
      'href',
      '/merchant/sign-in-link',
    );
  });

  it('asks for the code of the second step, and sends it with what was typed before', async () => {
    network.on(authorize, refuse('second_factor_required'));
    const opened = openScreen(shell, '/merchant/sign-in');
    await fill(opened);
    const code = await screen.findByLabelText('Код из приложения');
    expect(code).toHaveFocus();
    network.on(authorize, refuse('second_factor_wrong'));
    await opened.user.type(code, '123456');
    await opened.user.click(screen.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Код не подходит/));
    expect(code).toHaveValue('123456');
    await waitFor(() => expect(code).toHaveFocus());
    expect(network.sent(authorize).at(-1)).toEqual({
      email: 'anna@verbena.ru',
      password: 'secret-123',
      code: '123456',
    });
  });

  it('goes back from the second step to what was typed, without the refusal of a code', async () => {
    network.on(authorize, refuse('second_factor_required'));
    const opened = openScreen(shell, '/merchant/sign-in');
    await fill(opened);
    network.on(authorize, refuse('rate_limited'));
    await opened.user.type(await screen.findByLabelText('Код из приложения'), '123456');
    await opened.user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByText(/Слишком много попыток/)).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Назад' }));
    expect(await screen.findByLabelText('Почта')).toHaveValue('anna@verbena.ru');
    expect(screen.queryByText(/Слишком много попыток/)).toBeNull();
  });
});
