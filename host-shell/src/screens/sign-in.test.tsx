import { screen, waitFor } from '@testing-library/react';
import { authorize } from 'shared-contracts';
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

  it('checks the form before it sends', async () => {
    const { user } = openScreen(shell, '/merchant/sign-in');
    await user.click(await screen.findByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(screen.getByLabelText('Почта')).toHaveAccessibleDescription(/Напишите почту/));
    expect(screen.getByLabelText('Почта')).toHaveFocus();
    expect(network.calls()).not.toContain('authorize');
  });
});
