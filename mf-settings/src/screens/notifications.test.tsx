import { act, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import type { z } from 'zod';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork } from '../testing/wire.ts';

const open = openerOf('notifications');
const kinds = ['placed', 'paid', 'reported', 'canceled', 'signed_in'] as const;
const phone = {
  push_id: '018f2f6e-0000-7000-8000-000000000001',
  user_agent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  added_at: '2026-11-20T07:00:00.000Z',
  current: false,
};
const subscription = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
};

function noticesNetwork(
  devices: (typeof phone)[] = [],
  { email_confirmed = true, chats = [] as z.input<typeof api.readBotDevices.response>['devices'] } = {},
) {
  const network = shopNetwork();
  const state = { devices, key: 'key' };
  const settings = {
    switches: kinds.flatMap((kind) =>
      (['bot', 'push', 'email'] as const).map((channel) => ({ kind, channel, on: true })),
    ),
    quiet: null as { from: string; to: string } | null,
    settled: email_confirmed,
    email_confirmed,
  };
  network.on(api.readNoticeSettings, () => settings);
  network.on(api.updateNoticeSettings, ({ switches = [], quiet = null }) =>
    Object.assign(settings, { switches, quiet }),
  );
  network.on(api.readPushDevices, () => state);
  network.on(api.addPushDevice, () => {
    state.devices = [{ ...phone, current: true }];
    return { push_id: phone.push_id };
  });
  network.on(api.removePushDevice, ({ push_id }) => {
    state.devices = state.devices.filter((one) => one.push_id !== push_id);
    return state;
  });
  network.on(api.testPushDevice, {});
  network.on(api.readBotDevices, { channels: [], devices: chats });
  return network;
}

function browserThat(answers: NotificationPermission, permission: NotificationPermission = 'default') {
  const subscribed = { ...subscription, toJSON: () => subscription, unsubscribe: jest.fn(async () => true) };
  let present: typeof subscribed | null = null;
  const pushManager = {
    getSubscription: async () => present,
    subscribe: jest.fn(async () => {
      present = subscribed;
      return subscribed;
    }),
  };
  const registration = { active: {}, scope: `${location.origin}/b2b/merchant`, pushManager };
  const register = jest.fn(async () => registration);
  const notification = {
    permission,
    requestPermission: jest.fn(async () => {
      notification.permission = answers;
      return answers;
    }),
  };
  const serviceWorker = {
    register,
    getRegistration: async () => (register.mock.calls.length > 0 ? registration : undefined),
  };
  Object.assign(window, { Notification: notification, PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { register, notification, pushManager, subscribed };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('asks for the right to notify after a press alone, then tries it and takes it back', async () => {
  const { register, notification, pushManager } = browserThat('granted');
  const network = noticesNetwork();
  const { user } = open(network);
  const on = await screen.findByRole('button', { name: 'Включить' });
  expect(screen.getByText(/без имён и адресов/)).toBeVisible();
  expect([notification.requestPermission, register].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await waitFor(() => expect(on).toBeEnabled());
  await user.click(on);
  expect(await screen.findByText('Уведомления включены.')).toBeVisible();
  expect(register).toHaveBeenCalledWith('/b2b/merchant/push-worker.js', {
    scope: '/b2b/merchant',
    updateViaCache: 'none',
  });
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(network.sent(api.addPushDevice)).toEqual([{ endpoint: subscription.endpoint, ...subscription.keys }]);
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  await waitFor(() => expect(network.sent(api.testPushDevice)).toEqual([{ push_id: phone.push_id }]));
  await user.click(screen.getByRole('button', { name: 'Выключить' }));
  expect(await screen.findByRole('button', { name: 'Включить' })).toBeVisible();
  expect(network.sent(api.removePushDevice)).toEqual([{ push_id: phone.push_id }]);
});

it('says what to do after a no', async () => {
  browserThat('denied');
  const { user } = open(noticesNetwork());
  const on = await screen.findByRole('button', { name: 'Включить' });
  await waitFor(() => expect(on).toBeEnabled());
  await user.click(on);
  expect(await screen.findByText(/Нажмите на значок слева от адреса/)).toBeVisible();
});

it('says what to do in a browser that cannot, and on an iPhone', async () => {
  const { view } = open(noticesNetwork());
  expect(await screen.findByText(/Этот браузер не умеет/)).toBeVisible();
  view.unmount();
  const userAgent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/604.1');
  open(noticesNetwork());
  expect(await screen.findByText(/«На экран „Домой“»/)).toBeVisible();
  userAgent.mockRestore();
});

it('says so where the browser cannot subscribe, or the server takes it not', async () => {
  const { pushManager } = browserThat('granted');
  pushManager.subscribe.mockRejectedValue(new Error('Registration failed'));
  const network = noticesNetwork();
  const { user } = open(network);
  const on = await screen.findByRole('button', { name: 'Включить' });
  await waitFor(() => expect(on).toBeEnabled());
  await user.click(on);
  expect(await screen.findByText(/Браузер не смог подписаться/)).toBeVisible();
  expect(network.sent(api.addPushDevice)).toEqual([]);
});

it('lists the devices, and takes one away', async () => {
  const network = noticesNetwork([phone]);
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Убрать: Chrome, Android' }));
  await waitFor(() => expect(screen.queryByText('Устройства с уведомлениями')).toBeNull());
});

it('a browser that is taken from the list does not come back to it by itself', async () => {
  const { subscribed } = browserThat('granted');
  const { user } = open(noticesNetwork());
  const on = await screen.findByRole('button', { name: 'Включить' });
  await waitFor(() => expect(on).toBeEnabled());
  await user.click(on);
  await waitFor(() => expect(localStorage.getItem('push:owner')).not.toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Убрать: Chrome, Android' }));
  await waitFor(() => expect(subscribed.unsubscribe).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem('push:owner')).toBeNull();
});

it('says where each channel leads, and that a bot that nobody linked brings nothing', async () => {
  open(noticesNetwork());
  expect(await screen.findByText(/Бот ещё не привязан, и сообщения в него не приходят/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Привязать бота' })).toHaveAttribute('href', '/merchant/settings/bot');
  expect(screen.getByText(/Пока нет ни бота, ни устройств, о заказах и оплатах пишем всегда/)).toBeVisible();
  const letters = screen.getByRole('link', { name: '«Письма покупателям»' });
  expect(letters).toHaveAttribute('href', '/merchant/settings/letters');
});

it('does not ask for a bot where a chat is linked', async () => {
  const chat = {
    device_id: 'd1',
    channel: 'telegram' as const,
    name: 'Анна',
    linked_at: phone.added_at,
    blocked: false,
  };
  open(noticesNetwork([], { chats: [chat] }));
  expect(await screen.findByText('В чаты, которые привязаны к боту')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Привязать бота' })).not.toBeInTheDocument();
});

it('keeps what is told where, and the quiet hours', async () => {
  const network = noticesNetwork();
  const { user } = open(network);
  const group = await screen.findByRole('group', { name: 'Оплата' });
  expect(screen.getByText(/Тихие часы идут по времени магазина\.$/)).toBeVisible();
  await user.click(within(group).getByRole('checkbox', { name: 'На устройства' }));
  const canceled = screen.getByRole('group', { name: 'Покупатель отменил заказ' });
  await user.click(within(canceled).getByRole('checkbox', { name: 'На почту' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ночью без звука' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  const [sent] = network.sent(api.updateNoticeSettings);
  expect(sent?.switches?.filter(({ on }) => !on)).toEqual([
    { kind: 'paid', channel: 'push', on: false },
    { kind: 'canceled', channel: 'email', on: false },
  ]);
  expect(sent?.quiet).toEqual({ from: '22:00', to: '08:00' });
});

it('says that mails bring no details before the e-mail is confirmed, and sends the link that confirms it', async () => {
  const network = noticesNetwork([], { email_confirmed: false });
  network.on(api.askSignInLink, { message: '' });
  const { user } = open(network);
  expect(await screen.findByText(/приходят, но без имён и состава/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Прислать письмо' }));
  expect(await screen.findByText(/Письмо ушло на/)).toBeVisible();
  expect(network.sent(api.askSignInLink)).toHaveLength(1);
});

it('says what did not work of this device: turning on, trying, turning off', async () => {
  browserThat('granted');
  const network = noticesNetwork();
  network.on(api.addPushDevice, refuse('internal'));
  const { user } = open(network);
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  await press('Включить');
  expect(await screen.findByText('Не включилось')).toBeVisible();
  network.on(api.addPushDevice, () => {
    network.on(api.readPushDevices, { devices: [{ ...phone, current: true }], key: 'key' });
    return { push_id: phone.push_id };
  });
  await press('Включить');
  expect(await screen.findByText('Уведомления включены.')).toBeVisible();
  network.on(api.testPushDevice, refuse('internal'));
  await press('Проверить');
  expect(await screen.findByText('Не отправилось')).toBeVisible();
  expect(screen.queryByText(/Уведомление придёт за несколько секунд/)).toBeNull();
  network.on(api.testPushDevice, {});
  await press('Проверить');
  expect(await screen.findByText(/Уведомление придёт за несколько секунд/)).toBeVisible();
  network.on(api.removePushDevice, refuse('internal'));
  await press('Выключить');
  expect(await screen.findByText('Не выключилось')).toBeVisible();
  expect(screen.getByText('Уведомления включены.')).toBeVisible();
});

it('keeps the notices of this browser where another device is taken away, and says where one was not', async () => {
  const { subscribed } = browserThat('granted');
  const network = noticesNetwork();
  const { user } = open(network);
  const on = await screen.findByRole('button', { name: 'Включить' });
  await waitFor(() => expect(on).toBeEnabled());
  await user.click(on);
  expect(await screen.findByText('Уведомления включены.')).toBeVisible();
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const other = { ...phone, push_id: `${phone.push_id.slice(0, -1)}2`, user_agent: firefox };
  network.on(api.readPushDevices, { devices: [{ ...phone, current: true }, other], key: 'key' });
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await user.click(screen.getByRole('checkbox', { name: 'Ночью без звука' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const remove = await screen.findByRole('button', { name: /^Убрать: Firefox/ });
  network.on(api.removePushDevice, refuse('internal'));
  await user.click(remove);
  expect(await screen.findByText('Устройство не убрано')).toBeVisible();
  const left = { devices: [{ ...phone, current: true }], key: 'key' };
  network.on(api.removePushDevice, () => {
    network.on(api.readPushDevices, left);
    return left;
  });
  await user.click(screen.getByRole('button', { name: /^Убрать: Firefox/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Убрать: Firefox/ })).toBeNull());
  expect(network.sent(api.removePushDevice).map(({ push_id }) => push_id)).toEqual([other.push_id, other.push_id]);
  expect(subscribed.unsubscribe).not.toHaveBeenCalled();
  expect(screen.getByText('Уведомления включены.')).toBeVisible();
});

it('asks for a bot where the only chat has blocked it', async () => {
  const chat = {
    device_id: 'd1',
    channel: 'telegram' as const,
    name: 'Анна',
    linked_at: phone.added_at,
    blocked: true,
  };
  open(noticesNetwork([], { chats: [chat] }));
  expect(await screen.findByRole('link', { name: 'Привязать бота' })).toBeVisible();
});

it('shows the quiet hours that are set, and sends none once they are turned off', async () => {
  const network = noticesNetwork();
  const switches = kinds.flatMap((kind) =>
    (['bot', 'push', 'email'] as const).map((channel) => ({ kind, channel, on: channel === 'push' })),
  );
  const settings = { switches, quiet: { from: '23:30', to: '07:15' }, settled: true, email_confirmed: false };
  network.on(api.readNoticeSettings, settings);
  const { user } = open(network);
  expect(await screen.findByLabelText('С')).toHaveValue('23:30');
  expect(screen.getByLabelText('До')).toHaveValue('07:15');
  // No mails are asked for: that the address is not confirmed changes nothing.
  expect(screen.queryByRole('button', { name: 'Прислать письмо' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Ночью без звука' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(network.sent(api.updateNoticeSettings)).toHaveLength(1));
  expect(network.sent(api.updateNoticeSettings)[0]).toEqual({ switches, quiet: null });
});
