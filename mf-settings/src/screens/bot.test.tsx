import { act, screen, waitFor, within } from '@testing-library/react';
import { generateBotToken, readBotDevices, readMerchant, unlinkBotDevice } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork, wireMerchant } from '../testing/wire.ts';

const open = openerOf('bot');
const device = {
  device_id: '018f2f6e-0000-7000-8000-000000000001',
  channel: 'telegram' as const,
  name: 'Анна',
  linked_at: '2026-11-20T07:00:00.000Z',
  blocked: false,
};
const telegram = { channel: 'telegram' as const, on: true, start: 'https://t.me/shops_bot?start=' as string | null };
const max = { channel: 'max' as const, on: false, start: null as string | null };

function botNetwork(devices = [device], channels = [telegram, max]) {
  const network = shopNetwork();
  const state = { channels, devices };
  network.on(readBotDevices, () => state);
  network.on(unlinkBotDevice, ({ device_id }) => {
    state.devices = state.devices.filter((one) => one.device_id !== device_id);
    return state;
  });
  network.on(generateBotToken, { token: 'token-1', expiresAt: '2026-11-23T08:10:00.000Z' });
  return { network, state };
}

it('gives a link and a code that lead to the bot, and says how long they work', async () => {
  const { user } = open(botNetwork([]).network);
  expect(await screen.findByText('Пока никто не привязан.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Бот' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Получить ссылку' }));
  expect(await screen.findByRole('link', { name: 'Открыть Telegram' })).toHaveAttribute(
    'href',
    'https://t.me/shops_bot?start=token-1',
  );
  const code = await screen.findByRole('img', { name: 'QR-код: бот в Telegram' });
  // First the link, which is what a phone has a use for; there the code is behind a button.
  const link = screen.getByRole('link', { name: 'Открыть Telegram' });
  expect(link.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const fold = screen.getByRole('button', { name: 'Показать QR-код' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(screen.getByRole('button', { name: 'Скрыть QR-код' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/Ссылка действует 10 минут и сработает один раз/)).toBeVisible();
});

it('leads to each messenger by the same token, said once how', async () => {
  const { user } = open(
    botNetwork([], [telegram, { ...max, on: true, start: 'https://max.ru/shops_bot?start=' }]).network,
  );
  await user.click(await screen.findByRole('button', { name: 'Получить ссылку' }));
  expect(await screen.findByRole('link', { name: 'Открыть MAX' })).toHaveAttribute(
    'href',
    'https://max.ru/shops_bot?start=token-1',
  );
  expect(screen.getByRole('link', { name: 'Открыть Telegram' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR-код: бот в MAX' })).toBeVisible();
  expect(screen.getAllByText(/Ссылка действует 10 минут и сработает один раз/)).toHaveLength(1);
});

it('shows the chat that was linked, and the link no more', async () => {
  const { network, state } = botNetwork([]);
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Получить ссылку' }));
  await screen.findByRole('link', { name: 'Открыть Telegram' });
  state.devices = [device];
  expect(await screen.findByText('Готово: чат привязан.', {}, { timeout: 6_000 })).toBeVisible();
  expect(screen.getByText('Анна')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Открыть Telegram' })).toBeNull();
});

it('takes a link away that works no more, says why, and offers a new one', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { user } = open(botNetwork([]).network);
    await user.click(await screen.findByRole('button', { name: 'Получить ссылку' }));
    await screen.findByRole('link', { name: 'Открыть Telegram' });
    await act(() => jest.advanceTimersByTimeAsync(9 * 60_000));
    expect(screen.getByRole('link', { name: 'Открыть Telegram' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
    expect(await screen.findByText(/Прошло 10 минут, и ссылка больше не действует/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Открыть Telegram' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Новая ссылка' }));
    expect(await screen.findByRole('link', { name: 'Открыть Telegram' })).toBeVisible();
    expect(screen.queryByText(/больше не действует/)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('shows who has blocked the bot, and unlinks after asking', async () => {
  const { network } = botNetwork([{ ...device, blocked: true }]);
  const { user } = open(network);
  expect(await screen.findByText('Заблокирован')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Отвязать: Анна' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Отвязать чат: Анна?' });
  await user.click(within(dialog).getByRole('button', { name: 'Отвязать' }));
  expect(await screen.findByText('Пока никто не привязан.')).toBeVisible();
  expect(network.sent(unlinkBotDevice)).toEqual([{ device_id: device.device_id }]);
});

it('says what to do where there is no bot, or none that answers yet', async () => {
  open(botNetwork([], [{ ...telegram, on: false, start: null }, max]).network);
  expect(await screen.findByText(/Площадка ещё не подключила бота/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Получить ссылку' })).toBeNull();
});

it('says so where the bot has not answered yet, and looks again', async () => {
  const { network, state } = botNetwork([], [{ ...telegram, start: null }, max]);
  const { user } = open(network);
  expect(await screen.findByText(/Бот ещё не отвечает/)).toBeVisible();
  state.channels = [telegram, max];
  await user.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(await screen.findByRole('button', { name: 'Получить ссылку' })).toBeVisible();
});

it('says so when no link was made', async () => {
  const { network } = botNetwork([]);
  network.on(generateBotToken, refuse('rate_limited'));
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Получить ссылку' }));
  expect(await screen.findByText('Ссылка не получена')).toBeVisible();
});

it('says that a chat was not unlinked, which stays, and unlinks none that one has thought better of', async () => {
  const { network } = botNetwork([{ ...device, name: '' }]);
  network.on(unlinkBotDevice, refuse('internal'));
  const { user } = open(network);
  const press = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: 'Отвязать: Без имени' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
  };
  await press('Отмена');
  expect(network.sent(unlinkBotDevice)).toEqual([]);
  await press('Отвязать');
  expect(await screen.findByText('Чат не отвязан')).toBeVisible();
  expect(screen.getByText('Без имени')).toBeVisible();
  // Nobody has blocked it there.
  expect(screen.queryByText('Заблокирован')).toBeNull();
  expect(screen.queryByText(/бота заблокировали/)).toBeNull();
});

it('a link of before was used by nobody where another chat was there already, and a new one takes its place', async () => {
  const { network } = botNetwork();
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Получить ссылку' }));
  await screen.findByRole('link', { name: 'Открыть Telegram' });
  expect(screen.queryByText('Готово: чат привязан.')).toBeNull();
  network.on(generateBotToken, { token: 'token-2', expiresAt: '2026-11-23T08:20:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Новая ссылка' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Открыть Telegram' })).toHaveAttribute(
      'href',
      'https://t.me/shops_bot?start=token-2',
    ),
  );
});

it('unlinks the second of two chats of one name, and says since when each is linked by the clock of the shop', async () => {
  const second = {
    ...device,
    device_id: '018f2f6e-0000-7000-8000-000000000002',
    linked_at: '2026-11-21T20:00:00.000Z',
  };
  const { network } = botNetwork([device, second]);
  network.on(readMerchant, wireMerchant({ timeZone: 'Asia/Kamchatka' }));
  const { user } = open(network);
  const buttons = await screen.findAllByRole('button', { name: 'Отвязать: Анна' });
  await waitFor(() => expect(buttons[1]?.closest('li')).toHaveTextContent(/Telegram, с 22 ноября/));
  await user.click(buttons[1] as HTMLElement);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отвязать' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Отвязать: Анна' })).toHaveLength(1));
  expect(network.sent(unlinkBotDevice)).toEqual([{ device_id: second.device_id }]);
});
