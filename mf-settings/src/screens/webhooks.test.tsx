import { screen, waitFor, within } from '@testing-library/react';
import {
  addWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  readMerchant,
  removeWebhook,
  resendWebhookDelivery,
} from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork, wireMerchant } from '../testing/wire.ts';

const open = openerOf('webhooks');
const id = '018f2f6e-0000-7000-8000-000000000001';
const webhook = { webhook_id: id, url: 'https://example.ru/orders', created_at: '2026-11-23T07:00:00.000Z' };
const delivery = {
  delivery_id: '018f2f6e-0000-7000-8000-000000000002',
  event: 'order.created' as const,
  order_number: '1024',
  created_at: '2026-11-23T07:05:00.000Z',
  state: 'failed' as const,
  attempts: [
    { at: '2026-11-23T07:05:00.000Z', status: null, problem: 'timeout' },
    { at: '2026-11-23T07:06:00.000Z', status: 500, problem: 'status' },
  ],
};

function webhooksNetwork(webhooks = [webhook]) {
  const network = shopNetwork();
  const state = { webhooks };
  network.on(listWebhooks, () => state);
  network.on(addWebhook, ({ url }) => {
    const added = { ...webhook, url };
    state.webhooks = [...state.webhooks, added];
    return { webhook: added, secret: 'whsec_c2VjcmV0' };
  });
  network.on(removeWebhook, () => {
    state.webhooks = [];
    return {};
  });
  network.on(listWebhookDeliveries, { deliveries: [delivery], total_count: 1 });
  network.on(pingWebhook, {});
  network.on(resendWebhookDelivery, {});
  return network;
}

it('adds an address, and shows its secret this once', async () => {
  const { user, network } = open(webhooksNetwork([]));
  expect(await screen.findByText('Адресов пока нет.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Вебхуки' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить адрес' }));
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(screen.getByRole('textbox', { name: 'Адрес' })).toHaveAccessibleDescription('Ошибка: Напишите адрес');
  await user.type(screen.getByRole('textbox', { name: 'Адрес' }), ' https://example.ru/hook ');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('whsec_c2VjcmV0')).toBeVisible();
  expect(network.sent(addWebhook)).toEqual([{ url: 'https://example.ru/hook' }]);
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  expect(await screen.findByText('https://example.ru/hook')).toBeVisible();
  expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull();
});

it.each([
  ['validation_failed', 'Нужен адрес https:// в открытом интернете, без логина и необычного порта'],
  ['already_exists', 'Этот адрес уже есть'],
  ['conflict', 'Больше пяти адресов не нужно: удалите лишний'],
] as const)('says at the field what is wrong with an address, which stays: %s', async (code, sentence) => {
  const network = webhooksNetwork();
  network.on(addWebhook, refuse(code));
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Добавить адрес' }));
  const field = screen.getByRole('textbox', { name: 'Адрес' });
  await user.type(field, 'https://10.0.0.1/x');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field).toHaveValue('https://10.0.0.1/x');
});

it('lists what was sent with how it went, sends a ping and a message once more', async () => {
  const { user, network } = open(webhooksNetwork());
  await user.click(await screen.findByRole('button', { name: 'Что отправлено: https://example.ru/orders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Что отправлено' }));
  const row = (await dialog.findByText('Новый заказ · № 1024')).closest('li');
  expect(row).toHaveTextContent(/ответ 500 · попыток: 2.*Не принято/);
  await user.click(dialog.getByRole('button', { name: /^Отправить ещё раз: Новый заказ/ }));
  expect(await screen.findByText('Отправляем ещё раз')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Отправить проверку' }));
  expect(await screen.findByText('Проверка отправлена')).toBeVisible();
  expect(network.sent(resendWebhookDelivery)).toEqual([{ delivery_id: delivery.delivery_id }]);
  expect(network.sent(pingWebhook)).toEqual([{ webhook_id: id }]);
});

it('asks before an address is removed', async () => {
  const { user, network } = open(webhooksNetwork());
  const press = () => user.click(screen.getByRole('button', { name: 'Удалить: https://example.ru/orders' }));
  await screen.findByText('https://example.ru/orders');
  await press();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Адресов пока нет.')).toBeVisible();
  expect(network.sent(removeWebhook)).toEqual([{ webhook_id: id }]);
});

it('says what failed of an address: its ping, another try, its removal', async () => {
  const { user, network } = open(webhooksNetwork());
  network.on(pingWebhook, refuse('internal'));
  network.on(resendWebhookDelivery, refuse('internal'));
  network.on(removeWebhook, refuse('internal'));
  await user.click(await screen.findByRole('button', { name: 'Что отправлено: https://example.ru/orders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Что отправлено' }));
  await user.click(await dialog.findByRole('button', { name: 'Отправить проверку' }));
  expect(await screen.findByText('Проверка не отправлена')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: /^Отправить ещё раз/ }));
  expect(await screen.findByText('Не отправлено')).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const remove = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Удалить: https://example.ru/orders' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
  };
  await remove('Отмена');
  expect(network.sent(removeWebhook)).toEqual([]);
  await remove('Удалить');
  expect(await screen.findByText('Адрес не удалён')).toBeVisible();
  expect(screen.getByText('https://example.ru/orders')).toBeVisible();
});

it('an address that could not be added for another reason is said above the form', async () => {
  const network = webhooksNetwork();
  network.on(addWebhook, refuse('internal'));
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Добавить адрес' }));
  await user.type(screen.getByRole('textbox', { name: 'Адрес' }), 'https://example.ru/x');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('Адрес не добавлен')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Адрес' })).not.toHaveAccessibleDescription(/Ошибка/);
});

it('takes five addresses, and offers no sixth', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...webhook,
      webhook_id: `${id.slice(0, -1)}${at}`,
      url: `https://example.ru/${at}`,
    }));
  const { view } = open(webhooksNetwork(many(4)));
  expect(await screen.findByRole('button', { name: 'Добавить адрес' })).toBeVisible();
  expect(screen.queryByText('Адресов пока нет.')).toBeNull();
  view.unmount();
  open(webhooksNetwork(many(5)));
  expect(await screen.findByText('https://example.ru/4')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Добавить адрес' })).toBeNull();
});

it('says how each went that was sent, and goes through them by twenties', async () => {
  const network = webhooksNetwork();
  const sent = [
    {
      ...delivery,
      delivery_id: '1',
      state: 'delivered' as const,
      attempts: [{ at: delivery.created_at, status: 200, problem: '' }],
    },
    {
      ...delivery,
      delivery_id: '2',
      event: 'ping' as const,
      order_number: '',
      state: 'waiting' as const,
      attempts: [],
    },
    { ...delivery, delivery_id: '3', event: 'order.edited' as const, attempts: delivery.attempts.slice(0, 1) },
  ];
  network.on(listWebhookDeliveries, ({ page }) => ({ deliveries: page === 2 ? [] : sent, total_count: 21 }));
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Что отправлено: https://example.ru/orders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Что отправлено' }));
  const row = async (text: string) => (await dialog.findByText(text)).closest('li');
  expect(await row('Новый заказ · № 1024')).toHaveTextContent(/· ответ 200Принято$/);
  expect(await row('Проверка')).toHaveTextContent(/Ждёт отправки$/);
  expect(await row('Проверка')).not.toHaveTextContent(/ответ|попыток/);
  expect(await row('Заказ изменён · № 1024')).toHaveTextContent('не ответил за 15 секунд');
  await user.click(dialog.getByRole('button', { name: 'Следующая страница' }));
  expect(await dialog.findByText('За последние 30 дней ничего не отправляли.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Следующая страница' })).toBeDisabled();
});

it('has no pages where all that was sent stands on one', async () => {
  const network = webhooksNetwork();
  network.on(listWebhookDeliveries, { deliveries: [delivery], total_count: 20 });
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Что отправлено: https://example.ru/orders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Что отправлено' }));
  await dialog.findByText('Новый заказ · № 1024');
  expect(dialog.queryByRole('button', { name: 'Следующая страница' })).toBeNull();
});

it('of two addresses shows and removes the one that was pressed, by the clock of the shop', async () => {
  const second = { ...webhook, webhook_id: `${id.slice(0, -1)}9`, url: 'https://example.ru/crm' };
  const network = webhooksNetwork([webhook, second]);
  network.on(readMerchant, wireMerchant({ timeZone: 'Asia/Kamchatka' }));
  const { user } = open(network);
  const row = (await screen.findByText('https://example.ru/crm')).closest('li');
  await waitFor(() => expect(row).toHaveTextContent(/23 ноября.*19:00/));
  await user.click(screen.getByRole('button', { name: 'Что отправлено: https://example.ru/crm' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Что отправлено' }));
  expect((await dialog.findByText('Новый заказ · № 1024')).closest('li')).toHaveTextContent(/23 ноября.*19:05/);
  expect(network.sent(listWebhookDeliveries).map(({ webhook_id }) => webhook_id)).toEqual([second.webhook_id]);
  await user.click(dialog.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Удалить: https://example.ru/crm' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(network.sent(removeWebhook)).toEqual([{ webhook_id: second.webhook_id }]));
});

it('says no longer what was wrong with an address once another try is refused for something else', async () => {
  const network = webhooksNetwork();
  network.on(addWebhook, refuse('already_exists'));
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Добавить адрес' }));
  const field = screen.getByRole('textbox', { name: 'Адрес' });
  await user.type(field, 'https://example.ru/orders');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('Этот адрес уже есть')).toBeVisible();
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(field).toHaveAccessibleDescription('Ошибка: Напишите адрес');
  let answer: () => void = () => {};
  network.on(addWebhook, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { webhook, secret: 'whsec_c2VjcmV0' };
  });
  await user.type(field, 'https://example.ru/new');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(network.sent(addWebhook)).toHaveLength(2));
  expect(field).not.toHaveAccessibleDescription(/Ошибка/);
  answer();
  expect(await screen.findByText('whsec_c2VjcmV0')).toBeVisible();
});
