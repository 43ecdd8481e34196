import { screen } from '@testing-library/react';
import { followOrder, readOrderPageByToken, readOrderPushKey, setOrderLetters, unfollowOrder } from 'shared-contracts';
import { networkOfOrder, orderPath } from '../testing/order.ts';
import { networkOfShop, openShop, orderPage } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());

it('lets a buyer turn the letters about the way of orders off, and on again', async () => {
  const network = networkOfShop();
  const state = { ...orderPage(), letters: true };
  network.on(readOrderPageByToken, () => state);
  network.on(setOrderLetters, ({ wanted }) => Object.assign(state, { letters: wanted }));
  const { user } = openShop(orderPath);
  expect(await screen.findByText('О ходе заказа пишем вам на почту.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Не присылать' }));
  expect(await screen.findByText('О ходе заказа не пишем. Придёт только самое важное.')).toBeVisible();
  expect(network.sent(setOrderLetters)).toEqual([{ order_token: 'token-1', wanted: false }]);
  await user.click(screen.getByRole('button', { name: 'Присылать' }));
  expect(await screen.findByText('О ходе заказа пишем вам на почту.')).toBeVisible();
});

it('says nothing of letters where there is no e-mail', async () => {
  networkOfOrder();
  openShop(orderPath);
  await screen.findByRole('heading', { level: 1, name: 'Заказ №\u00a01047' });
  expect(screen.queryByText(/О ходе заказ/)).toBeNull();
});

it('tells on this device after a press alone, and says what to do where the browser cannot', async () => {
  networkOfOrder();
  const { user } = openShop(orderPath);
  await user.click(await screen.findByRole('button', { name: 'Сообщать' }));
  expect(await screen.findByText('Этот браузер не умеет показывать уведомления.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Сообщать' })).toBeNull();
});

it('says how to allow notifications that were forbidden, and offers no button that can do nothing', async () => {
  Object.assign(window, { Notification: { permission: 'denied' } });
  networkOfOrder();
  openShop(orderPath);
  expect(await screen.findByText(/Уведомления этого сайта запрещены.*значок слева от адреса/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Сообщать' })).toBeNull();
  Reflect.deleteProperty(window, 'Notification');
});

it('has a browser tell of the order, and tell no more', async () => {
  const pushSubscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: pushSubscription.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  };
  const scope = 'http://localhost/b2b/shop/verbena/order/';
  const pushManager = { getSubscription: async () => pushSubscription, subscribe: async () => pushSubscription };
  const registration = { active: {}, scope, pushManager };
  const register = jest.fn(async () => registration);
  const serviceWorker = { register, getRegistration: async () => registration };
  Object.assign(window, {
    Notification: { permission: 'granted', requestPermission: async () => 'granted' },
    PushManager: class {},
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const network = networkOfOrder();
  network.on(readOrderPushKey, { key: 'key' });
  network.on(followOrder, {});
  network.on(unfollowOrder, {});
  localStorage.setItem('b2b:followed-orders', JSON.stringify(['token-0']));
  const { user } = openShop(orderPath);
  const start = await screen.findByRole('button', { name: 'Сообщать' });
  expect(register).not.toHaveBeenCalled();
  await user.click(start);
  expect(await screen.findByText('О ходе заказа сообщаем на это устройство.')).toBeVisible();
  expect(register).toHaveBeenCalledWith('/b2b/shop/verbena/push-worker.js', {
    scope: '/b2b/shop/verbena/order/',
    updateViaCache: 'none',
  });
  const subscription = { endpoint: pushSubscription.endpoint, p256dh: 'p', auth: 'a' };
  expect(network.sent(followOrder)).toEqual([{ order_token: 'token-1', ...subscription }]);
  await user.click(screen.getByRole('button', { name: 'Не сообщать' }));
  expect(await screen.findByRole('button', { name: 'Сообщать' })).toBeVisible();
  expect(network.sent(unfollowOrder)).toEqual([{ order_token: 'token-1', endpoint: pushSubscription.endpoint }]);
  // Another order is followed all the while.
  expect(localStorage.getItem('b2b:followed-orders')).toBe('["token-0"]');
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
