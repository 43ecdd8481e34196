import { screen, waitFor, within } from '@testing-library/react';
import {
  beginTotp,
  confirmTotp,
  forgetDevice,
  readEmailChange,
  readSession,
  readSignInWays,
  removePasskey,
  renamePasskey,
  turnOffTotp,
} from 'shared-contracts';
import { type Network, openScreen, refuse } from 'shared-runtime/testing';
import { shell, startPage } from '../testing/shell.ts';

const at = '/merchant/settings/account';
const moment = '2026-06-14T07:24:00.000Z';
const idOf = (end: number) => `01890000-0000-7000-8000-00000000000${end}`;
const ways = { devices: [], passkeys: [], totp: { on: false, recovery_codes_left: 0 } };
let network: Network;

beforeEach(() => {
  network = startPage();
  network.on(readSession, { merchant_id: 'm', merchant_name: 'verbena', email: 'anna@verbena.ru' });
  network.on(readEmailChange, { email: 'anna@verbena.ru', awaited: null });
  network.on(readSignInWays, ways);
});

it('forgets of several devices the one that was pressed, and never the one in use', async () => {
  const deviceOf = (end: number, browser: string) => ({
    device_id: idOf(end),
    user_agent: `Mozilla/5.0 (Windows NT 10.0) ${browser}/100`,
    last_used_at: moment,
    current: end === 1,
  });
  network.on(readSignInWays, {
    ...ways,
    devices: [deviceOf(1, 'Chrome'), deviceOf(2, 'Firefox'), deviceOf(3, 'YaBrowser')],
  });
  network.on(forgetDevice, refuse('internal'));
  const { user } = openScreen(shell, at);
  const row = async (name: RegExp) => within((await screen.findByText(name)).closest('li') as HTMLElement);
  const present = await row(/^Chrome, Windows/);
  expect(present.getByText('Это устройство')).toBeVisible();
  expect(present.queryByRole('button', { name: 'Забыть' })).toBeNull();
  const forget = async () => {
    await user.click((await row(/^Яндекс Браузер, Windows/)).getByRole('button', { name: 'Забыть' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Забыть «Яндекс Браузер, Windows»/ }));
    await user.click(dialog.getByRole('button', { name: 'Забыть устройство' }));
  };
  await forget();
  expect(await screen.findByText('Забыть не получилось')).toBeVisible();
  network.on(forgetDevice, { revoked: 1 });
  network.on(readSignInWays, { ...ways, devices: [deviceOf(1, 'Chrome'), deviceOf(2, 'Firefox')] });
  await forget();
  await waitFor(() => expect(screen.queryByText(/^Яндекс Браузер/)).toBeNull());
  expect(network.sent(forgetDevice)).toEqual([{ device_id: idOf(3) }, { device_id: idOf(3) }]);
});

it('names or removes of several passkeys the one that was pressed', async () => {
  const keyOf = (end: number, name: string) => ({
    passkey_id: idOf(end),
    name,
    created_at: moment,
    last_used_at: null,
  });
  network.on(readSignInWays, { ...ways, passkeys: [keyOf(1, 'Телефон'), keyOf(2, 'Ноутбук')] });
  network.on(renamePasskey, { message: 'ok' });
  network.on(removePasskey, { message: 'ok' });
  const { user } = openScreen(shell, at);
  await user.click(await screen.findByRole('button', { name: 'Переименовать «Ноутбук»' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Название ключа' }));
  expect(dialog.getByRole('textbox')).toHaveValue('Ноутбук');
  network.on(readSignInWays, { ...ways, passkeys: [keyOf(1, 'Телефон'), keyOf(2, 'Ноутбук дома')] });
  await user.type(dialog.getByRole('textbox'), ' дома');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await user.click(await screen.findByRole('button', { name: 'Удалить «Ноутбук дома»' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Удалить «Ноутбук дома»?' }));
  expect(network.sent(removePasskey)).toEqual([]);
  network.on(readSignInWays, { ...ways, passkeys: [keyOf(1, 'Телефон')] });
  await user.click(question.getByRole('button', { name: 'Удалить ключ' }));
  await waitFor(() => expect(screen.queryByText('Ноутбук дома')).toBeNull());
  expect(screen.getByText('Телефон')).toBeVisible();
  expect(network.sent(renamePasskey)).toEqual([{ passkey_id: idOf(2), name: 'Ноутбук дома' }]);
  expect(network.sent(removePasskey)).toEqual([{ passkey_id: idOf(2) }]);
});

it('turns the code on by the password and the first code, and shows its recovery codes until they are written down', async () => {
  network.on(beginTotp, { secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/verbena?secret=ABCDEFGHIJKL' });
  network.on(confirmTotp, { recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] });
  const { user } = openScreen(shell, at);
  await user.click(await screen.findByRole('button', { name: 'Включить код' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Текущий пароль'), 'secret-123');
  await user.click(dialog.getByRole('button', { name: 'Дальше' }));
  expect(await screen.findByText('ABCD EFGH IJKL')).toBeVisible();
  const step = within(screen.getByRole('dialog'));
  await user.type(step.getByRole('textbox'), '123456');
  network.on(readSignInWays, { ...ways, totp: { on: true, recovery_codes_left: 2 } });
  await user.click(step.getByRole('button', { name: 'Включить код' }));
  expect(await screen.findByText('aaaa-bbbb')).toBeVisible();
  expect(screen.getByText('cccc-dddd')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByText('aaaa-bbbb')).toBeVisible();
  expect(network.sent(beginTotp)).toEqual([{ password: 'secret-123' }]);
  expect(network.sent(confirmTotp)).toEqual([{ code: '123456' }]);
  await user.click(screen.getByRole('button', { name: 'Коды записаны' }));
  expect(await screen.findByText(/Резервных кодов осталось: 2/)).toBeVisible();
});

it('turns the code off by the password and a code', async () => {
  network.on(readSignInWays, { ...ways, totp: { on: true, recovery_codes_left: 2 } });
  network.on(turnOffTotp, { message: 'ok' });
  const { user } = openScreen(shell, at);
  await user.click(await screen.findByRole('button', { name: 'Выключить код' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Выключить код при входе?' }));
  await user.type(dialog.getByLabelText('Текущий пароль'), 'secret-123');
  await user.click(dialog.getByRole('button', { name: 'Выключить код' }));
  expect(network.sent(turnOffTotp)).toEqual([]);
  await user.type(dialog.getByRole('textbox'), '654321');
  network.on(readSignInWays, ways);
  await user.click(dialog.getByRole('button', { name: 'Выключить код' }));
  expect(await screen.findByText('Код при входе выключен')).toBeVisible();
  expect(network.sent(turnOffTotp)).toEqual([{ password: 'secret-123', code: '654321' }]);
  expect(await screen.findByRole('button', { name: 'Включить код' })).toBeVisible();
});
