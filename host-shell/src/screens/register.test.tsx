import { screen, waitFor } from '@testing-library/react';
import { listProducts, readDeliveryConditions, readMerchant, readNoticeSettings, register } from 'shared-contracts';
import { type Network, openScreen, refuse } from 'shared-runtime/testing';
import { newMerchant } from '../testing/merchant.ts';
import { shell, startPage } from '../testing/shell.ts';

let network: Network;

beforeEach(() => {
  sessionStorage.clear();
  network = startPage();
});

describe('registration', () => {
  const fill = async ({ user }: ReturnType<typeof openScreen>, name: string) => {
    await user.type(await screen.findByLabelText('Почта'), 'anna@verbena.ru');
    await user.type(screen.getByLabelText('Адрес магазина'), name);
    await user.type(screen.getByLabelText('Пароль'), 'secret-123');
    await user.click(screen.getByLabelText(/условия площадки/));
    await user.click(screen.getByLabelText(/персональных данных/));
    await user.click(screen.getByRole('button', { name: 'Создать магазин' }));
  };

  it('[1.1.1] opens a shop and leads into the office', async () => {
    network.on(register, { merchant_id: 'm', merchant_auth_token: '', message: 'ok' });
    const opened = openScreen(shell, '/merchant/register');
    network.on(readMerchant, newMerchant);
    network.on(listProducts, { products_list: [], total_count: 0 });
    network.on(readDeliveryConditions, null);
    network.on(readNoticeSettings, { switches: [], quiet: null, settled: false, email_confirmed: false });
    await fill(opened, 'verbena');
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/merchant'));
    expect(network.sent(register)).toEqual([
      {
        merchant_name: 'verbena',
        email: 'anna@verbena.ru',
        password: 'secret-123',
        consents: { terms: '1', personal_data: '1' },
      },
    ]);
  });

  it('keeps the e-mail and the address through a reload of the tab, never the password, until the shop is open', async () => {
    network.on(register, refuse('internal'));
    const first = openScreen(shell, '/merchant/register');
    await fill(first, 'verbena');
    await screen.findByRole('alert');
    first.view.unmount();

    network.on(register, { merchant_id: 'm', merchant_auth_token: '', message: 'ok' });
    const second = openScreen(shell, '/merchant/register');
    expect(await screen.findByLabelText('Почта')).toHaveValue('anna@verbena.ru');
    expect(screen.getByLabelText('Адрес магазина')).toHaveValue('verbena');
    expect(screen.getByLabelText('Пароль')).toHaveValue('');
    expect(screen.getByLabelText(/условия площадки/)).not.toBeChecked();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-123');
    network.on(readMerchant, newMerchant);
    network.on(listProducts, { products_list: [], total_count: 0 });
    network.on(readDeliveryConditions, null);
    network.on(readNoticeSettings, { switches: [], quiet: null, settled: false, email_confirmed: false });
    await second.user.type(screen.getByLabelText('Пароль'), 'secret-123');
    await second.user.click(screen.getByLabelText(/условия площадки/));
    await second.user.click(screen.getByLabelText(/персональных данных/));
    await second.user.click(screen.getByRole('button', { name: 'Создать магазин' }));
    await waitFor(() => expect(second.router.state.location.pathname).toBe('/merchant'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('anna@verbena.ru');
  });

  it('[5.4.1] counts an answer without an id as failed, says so, and keeps what was typed', async () => {
    network.on(register, { merchant_id: ' ', merchant_auth_token: '', message: '' });
    const opened = openScreen(shell, '/merchant/register');
    await fill(opened, 'verbena');
    expect(await screen.findByText('Не получилось. Попробуйте ещё раз.')).toBeVisible();
    expect(screen.getByLabelText('Почта')).toHaveValue('anna@verbena.ru');
    expect(opened.router.state.location.pathname).toBe('/merchant/register');
  });

  it('offers an address made of what was typed in Russian', async () => {
    const opened = openScreen(shell, '/merchant/register');
    await fill(opened, 'Пион и мята');
    await opened.user.click(await screen.findByRole('button', { name: 'pion-i-myata' }));
    expect(screen.getByLabelText('Адрес магазина')).toHaveValue('pion-i-myata');
    expect(network.calls()).not.toContain('register');
  });

  it('has both consents unchecked at first, and opens no shop without them', async () => {
    const { user } = openScreen(shell, '/merchant/register');
    const terms = await screen.findByLabelText(/условия площадки/);
    const personalData = screen.getByLabelText(/персональных данных/);
    expect(terms).not.toBeChecked();
    expect(personalData).not.toBeChecked();
    await user.type(screen.getByLabelText('Почта'), 'anna@verbena.ru');
    await user.type(screen.getByLabelText('Адрес магазина'), 'verbena');
    await user.type(screen.getByLabelText('Пароль'), 'secret-123');
    await user.click(personalData);
    await user.click(screen.getByRole('button', { name: 'Создать магазин' }));
    await waitFor(() => expect(terms).toHaveAccessibleDescription(/Без принятых условий/));
    expect(terms).toHaveFocus();
    expect(network.calls()).not.toContain('register');
  });

  it('asks for an address where there is none, and shows the whole of it while it is typed', async () => {
    const { user } = openScreen(shell, '/merchant/register');
    const name = await screen.findByLabelText('Адрес магазина');
    expect(name).toHaveAccessibleDescription(/Например, .+\/b2b\/shop\/masterskaya-anny$/);
    await user.type(name, 'pion');
    expect(name).toHaveAccessibleDescription(/^Ссылка для покупателей: .+\/b2b\/shop\/pion$/);
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Создать магазин' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Придумайте адрес/));
  });

  it('[ASVS 6.2.4] says at its field that a password is guessed first, and keeps what was typed', async () => {
    const errors = [{ path: 'password', code: 'common_password', message: '' }];
    network.on(register, refuse('validation_failed', { errors }));
    await fill(openScreen(shell, '/merchant/register'), 'verbena');
    const password = screen.getByLabelText('Пароль');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/Такой пароль подбирают первым\. Придумайте другой/),
    );
    expect(password).toHaveFocus();
    expect(password).toHaveValue('secret-123');
    expect(screen.queryByText('Не получилось')).toBeNull();
  });

  it('says at its field that an address is taken', async () => {
    network.on(register, refuse('name_taken'));
    const opened = openScreen(shell, '/merchant/register');
    await fill(opened, 'verbena');
    const address = screen.getByLabelText('Адрес магазина');
    await waitFor(() => expect(address).toHaveAccessibleDescription(/занят/));
    expect(address).toHaveFocus();
    await opened.user.click(screen.getByRole('button', { name: 'verbena-2' }));
    expect(address).toHaveValue('verbena-2');
  });
});
