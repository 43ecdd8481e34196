import { screen, within } from '@testing-library/react';
import {
  addWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  removeWebhook,
  resendWebhookDelivery,
} from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork } from '../testing/wire.ts';

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
